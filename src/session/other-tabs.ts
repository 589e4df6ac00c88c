import { USERNAME } from '../contract/session.ts';
import { storage } from '../app/storage.ts';
import type { SessionEvent } from './reduce.ts';

/** Username stored just before the removal when a session has ended, by which other tabs tell it from a sign-out. */
const ENDED = '';

/** The username in local storage, by which the tabs know each other's user. */
export const storedUsername = {
  read: (): string | undefined => storage.read(USERNAME) || undefined,
  write: (username: string) => storage.write(USERNAME, username),
  /** Removes the username, unless another user has signed in meanwhile. */
  remove(username: string | undefined, hasEnded = false) {
    if (username !== undefined && storedUsername.read() !== username) return;
    if (hasEnded && username !== undefined) storage.write(USERNAME, ENDED);
    storage.remove(USERNAME);
  },
};

/** Reports changes by other tabs (SES-9). Returns a function that unsubscribes. */
export function watchOtherTabs(tell: (event: SessionEvent) => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== USERNAME && key !== null) return;
    const isRemoval = newValue === null;
    if (isRemoval && oldValue === ENDED) return;
    tell({
      type: 'otherTab',
      username: storedUsername.read() ?? (newValue || undefined), // the event may arrive after another change
      hasSignedOut: isRemoval,
      endedFor: (newValue === ENDED && oldValue) || undefined,
    });
  };
  /** Handles the return to a kept page, which has missed these events. */
  const onPageShow = ({ persisted }: PageTransitionEvent) =>
    persisted && tell({ type: 'otherTab', username: storedUsername.read() });
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
