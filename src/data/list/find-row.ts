import type { QueryClient } from '@tanstack/react-query';
import { SessionEnded } from '../../api/error.ts';
import { timings } from '../../app/timings.ts';
import { within } from '../../api/wait.ts';
import { fetchAllRows, fetchPage, isComplete } from './all-rows.ts';
import { cachedRows, type ListEndpoint, MAX_ROWS, type RowOf } from './list-endpoint.ts';

/** A row as the server has it now; `deleted` if every row was read and this one is none of them. */
export type RowLookup<Row = { id: number }> =
  | { is: 'there'; row: Row }
  | { is: 'deleted' }
  /** Unknown, with the error of the read if it was rejected. */
  | { is: 'unknown'; error?: unknown };

/** The texts by which the lists can be searched. */
interface Named {
  id: number;
  code?: string | null;
  username?: string;
  name?: string;
  user?: { username: string } | null;
}

/**
 * Finds a row on the server, which has no call for a single one: by its code or name, then on all pages. It is
 * unknown after the time that a save may wait (LIS-14). Rejects only with SessionEnded.
 * @param row the row as loaded, or its id with its known changes
 */
export function findRow<E extends ListEndpoint>(
  cache: QueryClient,
  list: E,
  row: { id: number },
  ...signals: AbortSignal[]
): Promise<RowLookup<RowOf<E>>> {
  const isSame = ({ id }: { id: number }) => id === row.id;
  const known: Named = { ...cachedRows<Named>(cache, list, 'all').find(isSame), ...row };
  const name = known.code ?? known.username ?? known.name ?? known.user?.username;
  return within(timings.timeouts.currentRow, signals, async (signal) => {
    try {
      const named = name && (await fetchPage(list, name, 0, signal)).items.find(isSame);
      if (named) return { is: 'there', row: named as RowOf<E> };
      const all = await fetchAllRows(list, '', { signal, limit: MAX_ROWS, isLast: isSame });
      const found = all.items.find(isSame);
      if (found) return { is: 'there', row: found };
      return isComplete(all) ? { is: 'deleted' } : { is: 'unknown', error: all.error };
    } catch (error) {
      if (error instanceof SessionEnded) throw error;
      return { is: 'unknown', error };
    }
  });
}
