import type { ProductRef } from '#src/contract/admin/products.ts';
import { optionsWith } from './options-with.ts';

/** Product options, including the row's own product while they load or after they failed. */
export const productOptions = (products?: readonly ProductRef[], own?: ProductRef | null) =>
  optionsWith(products?.map(option), own && option(own));

const option = ({ id, name }: ProductRef) => ({ value: id, label: name });
