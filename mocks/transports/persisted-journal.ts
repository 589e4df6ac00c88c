import { changes } from '../db/changes.ts';
import { journal } from '../seeds/journal.ts';
import { resetDb } from '../seeds/reset-db.ts';

const STORAGE_KEY = 'mock-journal';

/**
 * Persists the mock backend's state in a storage shared by all tabs. Call `syncFromOtherTabs` before each request to import
 * changes of other tabs; `stop` ends the persistence.
 */
export function persistJournal(storage: Storage): { syncFromOtherTabs: () => void; stop: () => void } {
  let lastSeen: string | null = null;
  let isQueued = false;

  const syncFromOtherTabs = () => {
    const stored = storage.getItem(STORAGE_KEY);
    if (stored === null || stored === lastSeen) return;
    lastSeen = stored;
    try {
      journal.import(stored);
    } catch (error) {
      // written by another version of the demo
      console.warn('The stored state of the mock backend cannot be read and is reset', error);
      resetDb();
    }
  };

  const write = () => {
    isQueued = false;
    lastSeen = journal.export();
    try {
      storage.setItem(STORAGE_KEY, lastSeen);
    } catch (error) {
      console.warn(
        'The state of the mock backend is too large to store; a reload loses the latest changes',
        error,
      );
    }
  };

  const stop = changes.subscribe(() => {
    // one request may write many rows
    if (!isQueued) queueMicrotask(write);
    isQueued = true;
  });
  syncFromOtherTabs();
  return { syncFromOtherTabs, stop };
}
