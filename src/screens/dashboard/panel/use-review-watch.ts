import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '#src/api/call.ts';
import { withLock } from '#src/app/lock.ts';
import { notify } from '#src/app/notify.ts';
import { timings } from '#src/app/timings.ts';
import { client } from '#src/contract/client.ts';
import { readOptions } from '#src/data/use-read.ts';
import { jittered } from '#src/lib/jittered.ts';
import { wait } from '#src/lib/wait.ts';

export const DECIDED = 'Your HWID reset request was decided';

/** The lock of the tab that asks for all, and the channel on which it says that there is news. */
const WATCH = 'hwid-review';

/**
 * Asks for the status about every minute while a reset request is pending and the page is visible, until it is decided
 * (HWR-3). Of all tabs one asks and tells the others. A failure is no news.
 * @returns whether a request was decided during this visit
 */
export function useReviewWatch(isPending: boolean): boolean {
  const cache = useQueryClient();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const [isDecided, setDecided] = useState(false);

  /** Resolves to whether the request is still pending. */
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const status = await call(client.status, {}, { signal });
    if (signal.aborted) return true;
    cache.setQueryData(readOptions(client.status).queryKey, status);
    if (status.hwid.pending) return true;
    setDecided(true);
    notify.info(DECIDED);
    return false;
  });

  useEffect(() => {
    if (!isPending || !isVisible) return;
    const stop = new AbortController();
    const channel = new BroadcastChannel(WATCH);
    const askOnce = () => ask(stop.signal).catch(() => true);
    async function watch() {
      do await wait(jittered(timings.reviewPoll), stop.signal);
      while (await askOnce());
      channel.postMessage('decided');
    }
    channel.onmessage = () => void askOnce();
    withLock(WATCH, watch, { signal: stop.signal }).catch(() => {}); // another tab asks, or nobody waits any more
    return () => {
      stop.abort();
      channel.close();
    };
  }, [isPending, isVisible]);
  return isDecided;
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
