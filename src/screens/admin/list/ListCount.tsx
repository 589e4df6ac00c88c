import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react';
import { formatCount, pluralize, type RowName } from '#src/lib/pluralize.ts';
import type { ListState } from '#src/data/list/list.ts';
import type { List } from './slots.ts';
import { useUpcoming } from './use-upcoming.ts';

/** The DOM id of the text with the number of rows. */
export const listCountId = 'list-count';

interface ListCountProps {
  list: List<unknown>;
  noun: RowName;
}

/**
 * Number of rows that the search finds: '402 keys', filtered '73 of 402 keys'. Takes the focus of removed elements
 * (ACC-2).
 */
export function ListCount({ list: { source, controls }, noun }: ListCountProps) {
  const isKnown = !['loading', 'failed', 'silent'].includes(source.status);
  const { total, allRows, invalidCount } = source;
  const unfiltered = (allRows?.ended ? allRows.total : allRows?.items.length) ?? total;
  const filtered = total < unfiltered ? `${formatCount(total)} of ` : '';
  const known = `${filtered}${pluralize(unfiltered, noun)}${controls.state.search && ' found'}`;
  return (
    <p id={listCountId} tabIndex={-1} role="status" className="whitespace-nowrap tabular-nums outline-none">
      {invalidCount > 0 ? (
        <>
          {isKnown && <span>{`${known} · `}</span>}
          <span className="text-warning">
            {`${pluralize(invalidCount, ['row', 'rows'])} could not be read`}
          </span>
        </>
      ) : (
        isKnown && known
      )}
    </p>
  );
}

/** Shows and toggles the sort order on phones, whose cards have no header to sort by (LIS-12). */
export function OrderToggle({ list }: { list: ListState<unknown> }) {
  const { sorting, sortBy } = useUpcoming(list);
  const descending = sorting.desc;
  const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      onClick={() => sortBy('id')}
      className="inline-flex h-full items-center gap-1 rounded-xs text-accent-text sm:hidden"
    >
      <span>{descending ? 'Newest first' : 'Oldest first'}</span>
      <Arrow className="size-icon-xs" />
    </button>
  );
}
