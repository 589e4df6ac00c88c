import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import { SessionEnded } from '#src/api/error.ts';
import type { AnyInput } from '#src/api/request.ts';
import type { Endpoint, Input } from '#src/contract/endpoint.ts';
import { deadline } from '#src/lib/deadline.ts';
import { timings } from '#src/app/timings.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';

/** An endpoint that replaces a row. */
type UpdateEndpoint = Endpoint<`${string}:id`>;

type Body = Readonly<Record<string, unknown>>;

/**
 * A `send` for `useWrite` that sends only what the user changed (LIS-14). A PUT replaces the whole row, so the
 * row is read again first: fields of the body that differ from those of the loaded row are sent as they are, all
 * others as the row has them now. A row that cannot be read, or not in time, is sent as the body says.
 * @param row as it was loaded
 * @param bodyOf the body that would leave a row as it is
 */
export function useMergedUpdate<E extends UpdateEndpoint, L extends ListEndpoint>(
  { list, update }: { list: L; update: E },
  row: RowOf<L>,
  bodyOf: (row: RowOf<L>) => object,
) {
  const cache = useQueryClient();
  return async (input: Input<E>) => {
    const { body, ...params } = input as Input<E> & { body: Body };
    const now = await rowOfNow(cache, list, row.id);
    const merged = now ? merge(body, bodyOf(row) as Body, bodyOf(now) as Body) : body;
    return call<Endpoint>(update, { ...params, body: merged } as AnyInput);
  };
}

const merge = (wanted: Body, loaded: Body, now: Body): Body =>
  Object.fromEntries(
    Object.keys({ ...now, ...wanted }).map((name) => [
      name,
      wanted[name] === loaded[name] ? now[name] : wanted[name],
    ]),
  );

/** Reads the pages that are shown, without showing them, and looks for the row. */
async function rowOfNow<L extends ListEndpoint>(
  cache: QueryClient,
  list: L,
  id: number,
): Promise<RowOf<L> | undefined> {
  const shown = cache.getQueryCache().findAll({ queryKey: [list.path], type: 'active' });
  const { signal, clear } = deadline(timings.patience.rowOfNow);
  const read = ({ queryKey }: Query) => call<ListEndpoint>(list, queryKey[1] as Input<L>, { signal });
  try {
    const pages = await Promise.all(shown.map(read));
    return pages.flatMap(({ items }) => items as RowOf<L>[]).find((row) => row.id === id);
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    return undefined; // the write itself will tell
  } finally {
    clear();
  }
}
