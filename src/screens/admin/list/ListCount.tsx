import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, pluralize, type RowName } from '#src/lib/pluralize.ts';
import type { Controls, List } from './source.ts';

/** The DOM id of the text with the number of rows. */
export const listCountId = 'list-count';

/** The number of rows that the search finds: '402 keys', filtered '73 of 402 keys'. Takes the focus of what the list removes (ACC-2). */
export function ListCount({ list: { source, controls }, noun }: { list: List<unknown>; noun: RowName }) {
  const isKnown = !['loading', 'failed', 'silent'].includes(source.status);
  const { total, whole, invalidCount } = source;
  const unfiltered = (whole?.ended ? whole.total : whole?.items.length) ?? total;
  const filtered = total < unfiltered ? `${formatCount(total)} of ` : '';
  const known = `${filtered}${pluralize(unfiltered, noun)}${controls.state.search && ' found'}`;
  return (
    <p
      id={listCountId}
      tabIndex={-1}
      role="status"
      className="min-h-5 min-w-0 tabular-nums outline-none max-sm:min-h-4"
    >
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

interface ListNotesProps {
  list: List<unknown>;
  noun: RowName;
  /** Shown beside the number of rows. */
  note: ReactNode;
}

/** Beside the heading of a list: the number of rows, the list's own note, and the order on phones. */
export const ListNotes = ({ list, noun, note }: ListNotesProps) => (
  <>
    <ListCount list={list} noun={noun} />
    {note}
    {!list.controls.sortsAll && list.source.total > 1 && <OrderToggle controls={list.controls} />}
  </>
);

/** Shows and toggles the sort order on phones, whose cards have no header to sort by (LIS-12). */
function OrderToggle({ controls: { state, change } }: { controls: Controls }) {
  const { descending } = state;
  const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      onClick={() => change({ descending: !descending })}
      className="-my-3 inline-flex items-center gap-1 rounded-xs py-3 text-accent-text sm:hidden"
    >
      <span>{descending ? 'Newest first' : 'Oldest first'}</span>
      <Arrow className="size-icon-xs" />
    </button>
  );
}
