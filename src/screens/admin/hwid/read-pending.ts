import { call } from '#src/api/call.ts';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { limits } from '#src/contract/limits.ts';
import { lastPage, queryOf } from '../list/list-state.ts';
import { isPending } from './requests.ts';

const size = Math.max(...limits.pageSizes);

/**
 * Reads all pending requests, oldest first. The list has no filter, so its pages are read, newest first,
 * until as many are found as the server counts.
 */
export async function readPending(signal: AbortSignal): Promise<HwidRequest[]> {
  const pending = new Map<number, HwidRequest>();
  for (let page = 0, last = 0; page <= last; page++) {
    const query = queryOf({ page, size, search: '', descending: true });
    const { items, total, pendingCount } = await call(hwidRequests.list, { query }, { signal });
    signal.throwIfAborted();
    items.filter(isPending).forEach((request) => pending.set(request.id, request));
    if (items.length === 0 || pending.size === pendingCount) break;
    last = lastPage(total, size);
  }
  return [...pending.values()].sort((one, other) => one.id - other.id);
}
