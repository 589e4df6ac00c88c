import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import type { List } from './use-list.ts';

/** The DOM id of the text with the number of rows. */
export const listCountId = 'list-count';

/** The number of rows that the search finds: '402 keys', filtered '73 of 402 keys'. Takes the focus after a deletion. */
export function ListCount<E extends ListEndpoint>({ list, noun }: { list: List<E>; noun: RowName }) {
  const isKnown = !['loading', 'failed', 'silent'].includes(list.status);
  const { total, unfiltered = total } = list;
  const filtered = total < unfiltered ? `${total.toLocaleString('en')} of ` : '';
  const known = `${filtered}${pluralize(unfiltered, noun)}${list.state.search && ' found'}`;
  return (
    <p id={listCountId} tabIndex={-1} role="status" className="min-h-5 min-w-0 rounded-xs tabular-nums">
      {list.invalidCount > 0 ? (
        <>
          {isKnown && <span>{`${known} · `}</span>}
          <span className="text-warning">
            {`${pluralize(list.invalidCount, ['row', 'rows'])} could not be read`}
          </span>
        </>
      ) : (
        isKnown && known
      )}
    </p>
  );
}

/**
 * Moves the focus to the number of rows after a deletion, so that it is announced and Tab continues from
 * there. Waits until the dialog has closed, since the page is inert until then, and has restored the focus.
 */
export function focusListCount() {
  requestAnimationFrame(() => {
    const count = document.getElementById(listCountId);
    if (count?.closest('[inert]')) focusListCount();
    else setTimeout(() => count?.focus());
  });
}

interface ListNotesProps<E extends ListEndpoint> {
  list: List<E>;
  noun: RowName;
  /** Shown beside the number of rows. */
  note: ReactNode;
}

/** Beside the heading of a list: the number of rows, the list's own note, and the order on phones. */
export const ListNotes = <E extends ListEndpoint>({ list, noun, note }: ListNotesProps<E>) => (
  <>
    <ListCount list={list} noun={noun} />
    {note && <span aria-hidden="true">·</span>}
    {note && <span>{note}</span>}
    {!list.sortsAll && list.total > 1 && <OrderToggle list={list} />}
  </>
);

/** Shows and toggles the sort order on phones, whose cards have no header to sort by (LIS-12). */
function OrderToggle<E extends ListEndpoint>({ list }: { list: List<E> }) {
  const { descending } = list.state;
  const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      onClick={() => list.change({ descending: !descending })}
      className="-my-3 inline-flex items-center gap-1 rounded-xs py-3 text-accent-text sm:hidden"
    >
      <span>{descending ? 'Newest first' : 'Oldest first'}</span>
      <Arrow size="xs" />
    </button>
  );
}
