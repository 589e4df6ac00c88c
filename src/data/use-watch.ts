import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { withLock } from '../app/lock.ts';
import { attempt } from '../lib/attempt.ts';
import { jittered } from '../lib/jittered.ts';
import { wait } from '../lib/wait.ts';

export interface Watch {
  /** Of the lock of the tab that asks for all, and of the channel on which it says that there is news. */
  name: string;
  isOn: boolean;
  /** The most milliseconds between two questions. */
  every: number;
  /** Asks the server and holds its answer. Resolves to whether that is news; a failure is none. */
  ask(signal: AbortSignal): Promise<boolean>;
}

/**
 * Asks again and again while it is on and the page is visible (HWR-3, HWI-7). Of all tabs of a browser one asks, and the
 * others ask once when it has news.
 */
export function useWatch({ name, isOn, every, ask }: Watch): void {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const current = useEffectEvent(ask);

  useEffect(() => {
    if (!isOn || !isVisible) return;
    const stop = new AbortController();
    const channel = attempt(() => new BroadcastChannel(name)); // without, each tab finds out by itself
    const hasNews = () => current(stop.signal).catch(() => false);
    async function watch() {
      for (;;) {
        await wait(jittered(every), stop.signal);
        if (await hasNews()) channel?.postMessage('news');
      }
    }
    if (channel) channel.onmessage = () => void hasNews();
    withLock(name, watch, { signal: stop.signal }).catch(() => {}); // another tab asks, or nobody waits any more
    return () => {
      stop.abort();
      channel?.close();
    };
  }, [name, isOn, isVisible, every]);
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
