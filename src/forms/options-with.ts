import type { Option } from '#src/ui/Select.tsx';
import type { ProductRef } from '#src/contract/admin/products.ts';

/** The loaded options and the current value, which would be missing while they load or if loading failed. */
export function optionsWith<Value extends string | number>(
  options: readonly Option<Value>[] = [],
  selected?: Option<Value> | null,
): readonly Option<Value>[] {
  return !selected || options.some(({ value }) => value === selected.value)
    ? options
    : [selected, ...options];
}

/** The products, including the row's own one while they load or if loading failed. */
export const productOptions = (products?: readonly ProductRef[], own?: ProductRef | null) =>
  optionsWith(products?.map(option), own && option(own));

/** Said below a product field whose products could not be loaded, until its dialog is opened again. */
export const productsError = ({ isError }: { isError: boolean }) =>
  isError ? 'The products could not be loaded. Close this and open it again to retry.' : undefined;

const option = ({ id, name }: ProductRef) => ({ value: id, label: name });
