import type { ProductRef } from '#src/contract/admin/products.ts';
import { optionsWith } from './options-with.ts';

/** Products to choose from. The row's own one is among them even before they arrive, or if they never do. */
export const productOptions = (products?: readonly ProductRef[], own?: ProductRef | null) =>
  optionsWith(products?.map(option), own && option(own));

const option = ({ id, name }: ProductRef) => ({ value: id, label: name });
