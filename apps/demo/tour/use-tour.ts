import { useState } from 'react';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { callsSince, steps } from './steps.ts';

/** Key in the tab's storage: the tour goes on after a reload. */
const TOUR = 'demo-tour';

interface Progress {
  at: number;
  /** The latest call before the tour. */
  since?: string | undefined;
}

function read(): Progress | undefined {
  const stored = tabStorage.read(TOUR);
  const progress = stored ? (JSON.parse(stored) as Progress) : undefined;
  return progress && progress.at in steps ? progress : undefined;
}

export function keepProgress(progress: Progress | undefined): void {
  if (progress) tabStorage.write(TOUR, JSON.stringify(progress));
  else tabStorage.remove(TOUR);
}

/** Where the tour is, and what of it has been done, by the log of calls. */
export function useTour(calls: readonly LoggedCall[]) {
  const [progress, setProgress] = useState(read);
  function change(next: Progress | undefined) {
    setProgress(next);
    keepProgress(next);
  }
  const since = callsSince(calls, progress?.since);
  return {
    /** Undefined while the tour is closed. */
    at: progress?.at,
    done: steps.map(({ isDone }) => isDone(since)),
    start: () => change({ at: 0, since: calls[0]?.id }),
    goTo: (at: number) => change({ ...progress, at }),
    close: () => change(undefined),
  };
}
