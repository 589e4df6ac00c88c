import { keys } from '#src/contract/admin/keys.ts';
import type { Product } from '#src/contract/admin/products.ts';
import { useRead } from '#src/data/use-read.ts';
import { pluralize } from '#src/lib/pluralize.ts';

const ONE_KEY = { page: 0, size: 1, sort: 'id', descending: true };

const UNKNOWN = 'Deleting it may disable its keys.';

/**
 * Returns the number of keys that may be deleted with a product (PRO-2): the hits of a search for its name, also of
 * other products. The name must be typed unless it is 0.
 */
export function useKeysOfProduct({ name }: Pick<Product, 'name'>) {
  const { data, isError, isFetching } = useRead(keys.list, {
    input: { query: { ...ONE_KEY, search: name } },
    enabled: name.trim() !== '', // a blank search would find all keys
  });
  const isKnown = data && !isError && data.total >= data.items.length + data.invalidCount;
  const count = isKnown ? data.total : undefined;
  if (count === undefined || (count === 0 && isFetching))
    return { text: isFetching ? 'Counting its keys…' : UNKNOWN, asksForPhrase: true };
  if (count === 0) return { text: `No keys mention “${name}”.`, asksForPhrase: false };
  const mention = pluralize(count, ['key mentions', 'keys mention']);
  return {
    text: `${mention} “${name}”. Deleting it may disable ${count === 1 ? 'that key' : 'them'}.`,
    asksForPhrase: true,
  };
}
