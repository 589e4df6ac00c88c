import type { Query, QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { timings } from '../../app/timings.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ListQuery, ReadPage } from '../../contract/paging.ts';
import { within } from '../../api/wait.ts';
import { isOfRow, type ListEndpoint, REQUESTS_AT_ONCE } from './list-endpoint.ts';

type Row = { id: number };

/** Rows that a write has changed or removed; none for one that adds rows. */
export interface ChangedRows {
  endpoint: Endpoint;
  rows: readonly Row[];
  /** True if the rows were removed. Default: true for a DELETE of one row of the list. */
  areRemoved?: boolean;
}

/**
 * Refetches what a write has changed (LIS-6), and restarts reads that began before it. Queries of all rows are
 * patched at once, then refetched in the background.
 */
export async function reload(
  cache: QueryClient,
  endpoints: readonly Endpoint[],
  changed?: ChangedRows,
): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const queryKey = [endpoint.path];
      await cache.cancelQueries({ queryKey });
      const held = cache.getQueryCache().findAll({ queryKey, type: 'active', predicate: holdsAllPages });
      await Promise.all([
        cache.invalidateQueries({ queryKey, predicate: (query) => !holdsAllPages(query) }),
        ...held.map((query) => patchAllRows(cache, endpoint, query, changed).catch(() => undefined)), // the refetch below shows the failure
      ]);
      void cache.invalidateQueries({ queryKey, predicate: holdsAllPages });
    }),
  );
}

const holdsAllPages = ({ meta }: Query) => meta?.holdsAllPages === true;

/** Removes deleted rows, fetches changed ones, and adds those on the first page that are new. */
async function patchAllRows(
  cache: QueryClient,
  list: ListEndpoint,
  { queryKey, state }: Query,
  changed: ChangedRows | undefined,
): Promise<void> {
  if (!state.data) return;
  const { endpoint, rows, areRemoved }: Partial<ChangedRows> =
    changed && isOfRow(changed.endpoint, list) ? changed : {};
  const isRemoval = areRemoved ?? (endpoint?.method === 'DELETE' && endpoint.path === `${list.path}/:id`);
  const gone = new Set(isRemoval ? rows?.map(({ id }) => id) : []);
  const current = new Map<number, Row>();
  let added: Row[] = [];
  if (!rows?.length) {
    const { query } = queryKey[1] as { query: ListQuery };
    added = ((await call<ListEndpoint>(list, { query })) as ReadPage<Row>).items;
  } else if (!isRemoval) await fetchChanged(rows);
  cache.setQueryData<ReadPage<Row>>(queryKey, (all) => {
    if (!all) return all;
    const known = new Set(all.items.map(({ id }) => id));
    const items = [
      ...added.filter(({ id }) => !known.has(id)),
      ...all.items.filter(({ id }) => !gone.has(id)).map((row) => current.get(row.id) ?? row),
    ];
    return { ...all, items, total: all.total + items.length - all.items.length };
  });

  async function fetchChanged(rows: readonly Row[]) {
    const { findRow } = await import('./find-row.ts');
    await within(timings.timeouts.currentRow, [], async (signal) => {
      for (let at = 0; at < rows.length; at += REQUESTS_AT_ONCE) {
        const finding = rows.slice(at, at + REQUESTS_AT_ONCE).map((row) => findRow(cache, list, row, signal));
        for (const found of await Promise.all(finding))
          if (found.is === 'there') current.set(found.row.id, found.row);
      }
    });
  }
}
