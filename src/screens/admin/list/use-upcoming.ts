import { lastPage, listQuery, type Order } from '#src/app/address.ts';
import { useAddress } from '#src/app/use-address.ts';
import type { ListState } from '#src/data/list/list.ts';

/** Returns the page and order of the address, which are ahead of the rendered rows while others load. */
export function useUpcoming({ source, controls }: ListState<unknown>) {
  const { address } = useAddress();
  const isAhead = listQuery(address) !== listQuery(controls.address);
  const { page } = isAhead ? address : controls.state;
  // the server may give fewer rows than the address asks for
  const { size } = address.size === controls.address.size ? controls.state : address;
  const sorting: Order = isAhead ? address.order : controls.sorting;
  return {
    isAhead,
    page: Math.min(page, lastPage(source.total, size)),
    size,
    sorting,
    sortBy: (id: string) =>
      controls.change({ order: { id, desc: sorting.id === id ? !sorting.desc : id === 'id' } }),
  };
}
