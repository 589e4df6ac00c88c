import type { Query, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../contract/endpoint.ts';
import type { WrittenRows } from './query-client.ts';

/** A call that has changed rows. */
export interface Written {
  endpoint: Endpoint;
  ids: readonly number[];
}

/**
 * Reloads what a write has changed (LIS-6). Reads that take long apply the write to what they hold, and go on after
 * this has resolved.
 */
export async function reload(
  cache: QueryClient,
  endpoints: readonly Endpoint[],
  written?: Written,
): Promise<void> {
  await Promise.all(
    endpoints.map(async ({ path }) => {
      const applied = cache
        .getQueryCache()
        .findAll({ queryKey: [path], type: 'active', predicate: isLong })
        .map((query) => query.meta?.applyWrite?.(rowsOf(path, written)));
      await Promise.all([
        cache.invalidateQueries({ queryKey: [path], predicate: (query) => !isLong(query) }),
        Promise.all(applied).catch(() => undefined), // the reload will tell
      ]);
      void cache.invalidateQueries({ queryKey: [path], predicate: isLong });
    }),
  );
}

const isLong = ({ meta }: Query) => meta?.applyWrite !== undefined;

/** The written rows that belong to the list at `path`. */
function rowsOf(path: string, written: Written | undefined): WrittenRows {
  const row = `${path}/:id`;
  return written?.endpoint.path.startsWith(row)
    ? { ids: written.ids, areRemoved: written.endpoint.method === 'DELETE' && written.endpoint.path === row }
    : { ids: [], areRemoved: false };
}
