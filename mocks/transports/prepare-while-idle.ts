import { changes } from '../db/changes.ts';
import { db, tableNames } from '../db/index.ts';

/** In milliseconds; requests are answered during the rest. */
const slice = { work: 12, rest: 4 };

/**
 * Prepares the search of all tables in the pauses between requests, now and after writes, so that in a large world
 * nobody waits for it. Returns a function that stops it.
 */
export function prepareWhileIdle(): () => void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => (timer ??= setTimeout(work, slice.rest).unref());
  function work() {
    timer = undefined;
    const until = performance.now() + slice.work;
    if (!tableNames.every((name) => db[name].prepareSearch(until))) schedule();
  }
  schedule();
  const unsubscribe = changes.subscribe(schedule);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
