import { useEffect, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import { timings } from '#src/app/timings.ts';
import { client } from '#src/contract/client.ts';
import { useRead } from '#src/data/use-read.ts';

export type Status = ReturnType<typeof useStatus>;

export const DECIDED = 'Your HWID reset request was decided';

/**
 * Reads the client and reset status of premium users, and polls a pending request (HWR-3). A request that is no
 * longer pending was decided, whichever read found it. After a failure, which is only logged, there is neither
 * client nor request (DOW-2).
 * @param sentAt when this page has sent a request, which is pending until a later status says otherwise
 */
export function useStatus(isPremium: boolean, sentAt = -1) {
  const [seen, setSeen] = useState({ isPending: false, isDecided: false });
  const { data, isLoading, dataUpdatedAt } = useRead(client.status, {
    enabled: isPremium,
    refetchInterval: seen.isPending && timings.reviewPoll,
  });
  const isPending = sentAt >= dataUpdatedAt || (data?.hwid.pending ?? false);
  if (isPending !== seen.isPending) setSeen({ isPending, isDecided: seen.isPending });

  useEffect(() => {
    if (seen.isDecided) notify.info(DECIDED);
  }, [seen.isDecided]);
  return { isLoading, isPending, isDecided: seen.isDecided, client: data?.client ?? null };
}
