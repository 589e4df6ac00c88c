import { journal, resetDb } from '../db/index.ts';

const KEY = 'mock-journal';

/**
 * Keeps the state of the mock backend in a storage that all tabs share, so that it survives a reload.
 * `catchUp` takes over what other tabs wrote and is to be called before each request; `stop` ends the
 * keeping.
 */
export function keepJournal(storage: Storage): { catchUp: () => void; stop: () => void } {
  let known: string | null = null;
  let isQueued = false;

  const catchUp = () => {
    const kept = storage.getItem(KEY);
    if (kept === null || kept === known) return;
    known = kept;
    try {
      journal.import(kept);
    } catch (error) {
      // written by another version of the demo: nothing that is worth a repair
      console.warn('The kept state of the mock backend cannot be read; it starts over', error);
      resetDb();
    }
  };

  const write = () => {
    isQueued = false;
    known = journal.export();
    try {
      storage.setItem(KEY, known);
    } catch (error) {
      console.warn(
        'The state of the mock backend is too large to be kept; a reload loses the last changes',
        error,
      );
    }
  };

  const stop = journal.onChange(() => {
    // one action may write a hundred rows
    if (!isQueued) queueMicrotask(write);
    isQueued = true;
  });
  catchUp();
  return { catchUp, stop };
}
