import { useSyncExternalStore } from 'react';
import type { SessionUser } from '../contract/auth.ts';
import { type Session, sessionStore } from './session.ts';

/** The session as it is now; re-renders when it changes. */
export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

/** The signed-in person, for screens behind a guard. Throws where no guard stands in front. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser needs a guard above it');
  return session.user;
}
