import { lastPage, listQuery, type Order } from '#src/app/address.ts';
import { useAddresses, useAddressPart } from '#src/app/use-address.ts';
import type { ListState } from '#src/data/list/list.ts';

/** Returns the page and order of the address, which are ahead of the rendered rows while others load. */
export function useUpcoming({ source, controls }: ListState<unknown>) {
  const { go } = useAddresses();
  const isAhead = useAddressPart((address) => listQuery(address) !== listQuery(controls.address));
  const next = {
    page: useAddressPart(({ page }) => page),
    size: useAddressPart(({ size }) => size),
    order: useAddressPart(({ order }) => order),
  };
  const { page } = isAhead ? next : controls.state;
  // the server may give fewer rows than the address asks for
  const { size } = next.size === controls.address.size ? controls.state : next;
  const sorting: Order = isAhead ? next.order : controls.sorting;
  return {
    isAhead,
    page: Math.min(page, lastPage(source.total, size)),
    size,
    sorting,
    sortBy: (id: string) =>
      go({ go: 'list', to: { order: { id, desc: sorting.id === id ? !sorting.desc : id === 'id' } } }),
  };
}
