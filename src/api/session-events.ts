/**
 * - `ended`: the refresh was refused, nobody is signed in
 * - `replaced`: the bearer is somebody else's, signed in by another tab
 * - `forbidden`: an admin call was refused, the roles may have changed
 */
export type SessionEvent = 'ended' | 'replaced' | 'forbidden';

const listeners = new Set<(event: SessionEvent) => void>();

/** What the network layer learns about the session, for whoever keeps it; it knows no screens itself. */
export const sessionEvents = {
  emit: (event: SessionEvent) => listeners.forEach((listener) => listener(event)),
  /** Returns the function that stops listening. */
  on(listener: (event: SessionEvent) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
