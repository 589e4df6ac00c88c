import { client } from '#src/contract/client.ts';
import { useRead } from '#src/data/use-read.ts';
import { useReviewWatch } from './use-review-watch.ts';

export type Status = ReturnType<typeof useStatus>;

/**
 * The client and reset status of premium users. After a failure, which is only logged, there is no client and
 * no pending request (DOW-2).
 */
export function useStatus(isPremium: boolean) {
  const { data, isSuccess, isLoading } = useRead(client.status, { enabled: isPremium });
  const isPending = isSuccess && data.hwid.pending;
  const isDecided = useReviewWatch(isPending);
  return { isLoading, isPending, isDecided, client: isSuccess ? data.client : null };
}
