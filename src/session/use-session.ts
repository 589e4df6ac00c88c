import { useSyncExternalStore } from 'react';
import type { SessionUser } from '../contract/auth.ts';
import type { Session } from './reduce.ts';
import { sessionStore } from './session.ts';

/** The current session. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);

/** The signed-in user. Throws in a component that is not behind a guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser needs a guard above it');
  return session.user;
}
