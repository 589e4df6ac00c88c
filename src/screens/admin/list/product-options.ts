import type { ProductRef } from '#src/contract/admin/products.ts';

/** Products to choose from. The row's own one is among them even before they arrive, or if they never do. */
export function productOptions(products: readonly ProductRef[] = [], own?: ProductRef | null) {
  const all = own && !products.some(({ id }) => id === own.id) ? [own, ...products] : products;
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
