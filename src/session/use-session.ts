import { useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '../contract/auth.ts';
import type { Session, SignOutTarget } from './reduce.ts';
import { sessionStore, signOut } from './session.ts';

/** Returns the current session. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);

/** Returns the signed-in user. Throws in a component that is not behind a guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser needs a guard above it');
  return session.user;
}

/** Returns a sign-out from a screen that shows nothing from then on, so that nothing can be started (ADM-7). */
export function useSignOut(exit: SignOutTarget) {
  const [isLeaving, setLeaving] = useState(false);
  function leave() {
    setLeaving(true);
    void signOut(exit);
  }
  return { isLeaving, leave };
}
