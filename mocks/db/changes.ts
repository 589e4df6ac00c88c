const listeners = new Set<() => void>();
let isMuted = false;

/** Notifies listeners of writes to the database. */
export const changes = {
  /** Calls `listener` after every write; returns a function that unsubscribes. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  notify() {
    if (!isMuted) listeners.forEach((listener) => listener());
  },
  /** Runs `write` without notifying anyone. */
  mute(write: () => void) {
    isMuted = true;
    try {
      write();
    } finally {
      isMuted = false;
    }
  },
};
