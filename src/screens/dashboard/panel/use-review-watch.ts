import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#src/api/call.ts';
import { notify } from '#src/app/notify.ts';
import { timings } from '#src/app/timings.ts';
import { client } from '#src/contract/client.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useWatch } from '#src/data/use-watch.ts';

export const DECIDED = 'Your HWID reset request was decided';

/**
 * Watches the status while a reset request is pending, until it is decided (HWR-3).
 * @returns whether a request was decided during this visit
 */
export function useReviewWatch(isPending: boolean): boolean {
  const cache = useQueryClient();
  const [isDecided, setDecided] = useState(false);
  useWatch({
    name: 'hwid-review',
    isOn: isPending,
    every: timings.reviewPoll,
    async ask(signal) {
      const status = await call(client.status, {}, { signal });
      if (signal.aborted) return false;
      cache.setQueryData(readOptions(client.status).queryKey, status);
      if (status.hwid.pending) return false;
      setDecided(true);
      notify.info(DECIDED);
      return true;
    },
  });
  return isDecided;
}
