/**
 * - `ended`: the refresh was refused, nobody is signed in
 * - `replaced`: the bearer is somebody else's, signed in by another tab
 * - `forbidden`: an admin call was refused, the roles may have changed
 * - `refused`: the refresh was refused, but not in the words that end a session
 * - `doubted`: a call was refused with a 401 that no refresh can mend
 * - `accepted`: a call was answered, the server takes the bearer
 */
export type SessionEvent = 'ended' | 'replaced' | 'forbidden' | 'refused' | 'doubted' | 'accepted';

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
