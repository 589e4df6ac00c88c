import { ArrowDownIcon, ArrowUpIcon } from '#src/ui/icons.tsx';
import type { ListEndpoint } from './list-endpoint.ts';
import type { List } from './use-list.ts';

/** Shows and toggles the sort order on phones, whose cards have no header to sort by (LIS-12). */
export function OrderToggle<E extends ListEndpoint>({ list }: { list: List<E> }) {
  const { descending } = list.state;
  const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      onClick={() => list.change({ descending: !descending })}
      className="-my-3 inline-flex items-center gap-1 rounded-xs py-3 text-accent-text sm:hidden"
    >
      {descending ? 'Newest first' : 'Oldest first'}
      <Arrow size={13} />
    </button>
  );
}
