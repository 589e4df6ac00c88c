import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, SessionEnded } from '../../api/error.ts';
import type { ListEndpoint } from './list-endpoint.ts';

interface RowOrReason {
  row?: { id: number };
  /** Reason why the row is missing. */
  reason?: string;
}

/** Returns a row as the server has it, which is asked once the lists on the page have loaded (ROU-8). */
export function useRow(list: ListEndpoint | undefined, id: number | undefined): RowOrReason {
  const cache = useQueryClient();
  const reads = cache.getQueryCache().findAll({ queryKey: [list?.path], type: 'active' });
  const areRead = reads.every(({ state }) => state.status !== 'pending' && state.fetchStatus === 'idle');
  const { data } = useQuery({
    queryKey: ['row of the address', list?.path, id],
    async queryFn({ signal }): Promise<RowOrReason> {
      const { findRow } = await import('./find-row.ts');
      const found = await findRow(cache, list!, { id: id! }, signal).catch(ignoreSessionEnd);
      if (found?.is === 'there') return { row: found.row };
      if (found?.is === 'deleted') return { reason: 'Row not found' };
      return found ? { reason: messageOf(found.error, 'The row could not be loaded') } : {};
    },
    enabled: list !== undefined && reads.length > 0 && areRead,
    gcTime: 0,
    throwOnError: true, // the code was lost: the page says so (HOS-3)
  });
  return (list && data) ?? {};
}

function ignoreSessionEnd(error: unknown) {
  if (!(error instanceof SessionEnded)) throw error;
  return undefined;
}
