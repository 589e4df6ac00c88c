import type { ProductRef } from '#src/contract/admin/products.ts';
import { optionsWith } from './options-with.ts';

/** The products, including the row's own one while they load or if loading failed. */
export const productOptions = (products?: readonly ProductRef[], own?: ProductRef | null) =>
  optionsWith(products?.map(option), own && option(own));

/** Said below a product field whose products could not be loaded, until its dialog is opened again. */
export const productsError = ({ isError }: { isError: boolean }) =>
  isError ? 'The products could not be loaded. Close this and open it again to retry.' : undefined;

const option = ({ id, name }: ProductRef) => ({ value: id, label: name });
