type Read = () => unknown;

let owner: string | undefined;
/** Mounted forms and dialogs, by name. */
const open = new Map<string, Read>();
/** Captured values, by owner and name. */
const captured = new Map<string, Map<string, unknown>>();

/**
 * Keeps unsaved input, in memory and per user, when the session ends. Forms register themselves with `watch`;
 * `capture` copies their values, and a form that is mounted later under the same name starts with its copy.
 */
export const drafts = {
  /** Sets the user to whom captured values belong. */
  setOwner(username: string) {
    if (owner !== username) drafts.capture(); // another user has signed in in another tab
    owner = username;
  },
  /** Registers a form and discards its captured copy. Returns a function that unregisters it. */
  watch(name: string, read: Read): () => void {
    captured.get(owner ?? '')?.delete(name);
    open.set(name, read);
    return () => {
      if (open.get(name) === read) open.delete(name);
    };
  },
  /** To be called when the session ends without a sign-out. */
  capture() {
    if (owner === undefined) return;
    const copies = captured.get(owner) ?? new Map<string, unknown>();
    open.forEach((read, name) => copies.set(name, read()));
    captured.set(owner, copies);
  },
  /** The captured values of a form, or undefined. */
  read: (name: string): unknown => captured.get(owner ?? '')?.get(name),
  /** To be called after a sign-out. */
  clear: () => captured.clear(),
};
