import type { ProductRef } from '#src/contract/admin/products.ts';
import { optionsWith } from './options-with.ts';

/** The products, including the row's own one while they load or if loading failed. */
export const productOptions = (products?: readonly ProductRef[], own?: ProductRef | null) =>
  optionsWith(products?.map(option), own && option(own));

const option = ({ id, name }: ProductRef) => ({ value: id, label: name });
