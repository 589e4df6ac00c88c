import type { Query, QueryClient } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';
import { type ListEndpoint, REQUESTS_AT_ONCE } from './list-endpoint.ts';

export interface Written {
  endpoint: Endpoint;
  ids: readonly number[];
}

/**
 * Reloads what a write has changed (LIS-6). A read that began before it is started again, as its answer may be older.
 * Reads of whole lists show the write in the rows that they hold, and go on after this has resolved.
 */
export async function reload(
  cache: QueryClient,
  endpoints: readonly Endpoint[],
  written?: Written,
): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const queryKey = [endpoint.path];
      await cache.cancelQueries({ queryKey });
      const held = cache.getQueryCache().findAll({ queryKey, type: 'active', predicate: isWhole });
      await Promise.all([
        cache.invalidateQueries({ queryKey, predicate: (query) => !isWhole(query) }),
        ...held.map((query) => showWritten(cache, endpoint, query, written).catch(() => undefined)), // the reload will tell
      ]);
      void cache.invalidateQueries({ queryKey, predicate: isWhole });
    }),
  );
}

const isWhole = ({ meta }: Query) => meta?.isWhole === true;

type Row = { id: number };

/** Changes the rows that are held: removes deleted ones, reads changed ones again, and looks for added ones. */
async function showWritten(
  cache: QueryClient,
  list: ListEndpoint,
  { queryKey, state }: Query,
  written: Written | undefined,
): Promise<void> {
  if (!state.data) return;
  const rowPath = `${list.path}/:id`;
  const { endpoint, ids }: Partial<Written> & Pick<Written, 'ids'> = written?.endpoint.path.startsWith(
    rowPath,
  )
    ? written
    : { ids: [] };
  const isRemoval = endpoint?.method === 'DELETE' && endpoint.path === rowPath;
  const current = new Map<number, Row>();
  if (ids.length === 0) {
    const { query } = queryKey[1] as { query: ListQuery };
    const { items } = (await call<ListEndpoint>(list, { query })) as ReadPage<Row>;
    for (const row of items) current.set(row.id, row);
  } else if (!isRemoval) {
    const { rowReader } = await import('./find-row.ts');
    const read = rowReader(cache, list) as unknown as (row: Row) => Promise<Row>;
    for (let at = 0; at < ids.length; at += REQUESTS_AT_ONCE) {
      const reading = ids.slice(at, at + REQUESTS_AT_ONCE).map((id) => read({ id }).catch(() => undefined));
      for (const row of await Promise.all(reading)) if (row) current.set(row.id, row);
    }
  }
  cache.setQueryData<ReadPage<Row>>(queryKey, (whole) => {
    if (!whole) return whole;
    const known = new Set(whole.items.map(({ id }) => id));
    const added = ids.length === 0 ? [...current.values()].filter(({ id }) => !known.has(id)) : [];
    const kept = isRemoval ? whole.items.filter(({ id }) => !ids.includes(id)) : whole.items;
    const items = [...added, ...kept.map((row) => current.get(row.id) ?? row)];
    return { ...whole, items, total: whole.total + items.length - whole.items.length };
  });
}
