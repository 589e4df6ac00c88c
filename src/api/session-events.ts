/** 'ended': the refresh was refused, nobody is signed in. 'forbidden': an admin call was refused, the roles may have changed. */
export type SessionEvent = 'ended' | 'forbidden';

const listeners = new Set<(event: SessionEvent) => void>();

/** What the wire learns about the session, for whoever keeps it; the wire itself knows no screens. */
export const sessionEvents = {
  emit: (event: SessionEvent) => listeners.forEach((listener) => listener(event)),
  /** Returns the function that stops listening. */
  on(listener: (event: SessionEvent) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
