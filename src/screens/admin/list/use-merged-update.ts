import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import { SessionEnded } from '#src/api/error.ts';
import type { AnyInput } from '#src/api/request.ts';
import type { Endpoint, Input } from '#src/contract/endpoint.ts';
import { deadline } from '#src/lib/deadline.ts';
import { timings } from '#src/app/timings.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { rowsOfNow } from './rows-of-now.ts';

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

/** Undefined for a row that is not found, or not in time: the write itself will tell. */
async function rowOfNow<L extends ListEndpoint>(cache: QueryClient, list: L, id: number) {
  const { signal, clear } = deadline(timings.patience.rowOfNow);
  try {
    return (await rowsOfNow(cache, list, [id], signal)).get(id);
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    return undefined;
  } finally {
    clear();
  }
}
