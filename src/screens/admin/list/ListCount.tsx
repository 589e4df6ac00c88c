import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { listCountId } from './list-count.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import type { List } from './use-list.ts';

/** The number of rows that the search finds. Takes the focus after a deletion. */
export function ListCount<E extends ListEndpoint>({ list, noun }: { list: List<E>; noun: RowName }) {
  const isKnown = !['loading', 'failed', 'silent'].includes(list.status);
  return (
    <p id={listCountId} tabIndex={-1} role="status" className="min-h-5 min-w-0 rounded-xs tabular-nums">
      {isKnown && `${pluralize(list.total, noun)}${list.state.search && ' found'}`}
      {list.unread > 0 && (
        <span className="text-warning">
          {`${isKnown ? ' · ' : ''}${pluralize(list.unread, ['row', 'rows'])} could not be read`}
        </span>
      )}
    </p>
  );
}
