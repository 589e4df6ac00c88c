import type { UseQueryResult } from '@tanstack/react-query';
import { isWithoutToken, reasonOf } from '#src/data/query-client.ts';
import type { Option } from '#src/ui/NativeSelect.tsx';
import type { ProductRef } from '#src/contract/admin/products.ts';

/** Returns the loaded options and the current value, which would be missing while they load or if loading failed. */
export function optionsWith<Value extends string | number>(
  options: readonly Option<Value>[] = [],
  selected?: Option<Value> | null,
): readonly Option<Value>[] {
  return !selected || options.some(({ value }) => value === selected.value)
    ? options
    : [selected, ...options];
}

/** Returns the error state of the user picker (SBS-3); without a token it reads 'No users' (USR-6). */
export const usersFailure = ({ isError, error, refetch }: UseQueryResult<unknown>, message: string) =>
  isError
    ? {
        message: isWithoutToken(error) ? 'No users to show.' : reasonOf(error, message),
        onRetry: () => void refetch(),
      }
    : undefined;

/** Returns the products, including the row's own one while they load or if loading failed. */
export const productOptions = (products?: readonly ProductRef[], own?: ProductRef | null) =>
  optionsWith(products?.map(option), own && option(own));

/** Returns props of a product field: its options, or why they are missing (SBS-3). */
export const productChoice = ({
  data,
  isError,
  error,
  isFetching,
  refetch,
}: UseQueryResult<ProductRef[]>) => ({
  options: productOptions(data),
  loading: isFetching,
  failure: isError
    ? { message: reasonOf(error, 'The products could not be loaded.'), onRetry: () => void refetch() }
    : undefined,
});

const option = ({ id, name }: ProductRef) => ({ value: id, label: name, translate: 'no' as const });
