import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { pagesOf } from '../list/read-all.ts';
import { isPending } from './requests.ts';

/**
 * Reads all pending requests, oldest first. The list has no filter, so its pages are read, newest first,
 * until as many are found as the server counts.
 */
export async function readPending(signal: AbortSignal): Promise<HwidRequest[]> {
  const pending = new Map<number, HwidRequest>();
  const newestFirst = { search: '', descending: true };
  for await (const { items, pendingCount } of pagesOf(hwidRequests.list, newestFirst, signal)) {
    items.filter(isPending).forEach((request) => pending.set(request.id, request));
    if (pending.size === pendingCount) break;
  }
  return [...pending.values()].sort((one, other) => one.id - other.id);
}
