import { attempt } from '../lib/attempt.ts';

/** Wraps a storage so that it never throws, even if it is forbidden, missing or full. */
function safely(area: () => Storage) {
  const safe = {
    read: (key: string): string | null => attempt(() => area().getItem(key)) ?? null,
    write(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        safe.remove(key); // full: remove the outdated value
      }
    },
    remove: (key: string): void => attempt(() => area().removeItem(key)),
  };
  return safe;
}

/** Local storage: shared by all tabs, kept for the next visit. The only place that uses `localStorage`. */
export const storage = safely(() => localStorage);

/** Session storage: for this tab, until it is closed. The only place that uses `sessionStorage`. */
export const tabStorage = safely(() => sessionStorage);
