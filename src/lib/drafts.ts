type Read = () => unknown;

let owner: string | undefined;
/** Forms and dialogs on the page, by name. */
const open = new Map<string, Read>();
/** What was captured, by owner and name. */
const captured = new Map<string, Map<string, unknown>>();

/**
 * What a person has typed and not sent, for the case that the session ends in the middle. In memory only, and
 * for that person only. Whoever holds typed values registers them with `watch`; `capture` copies all of them,
 * and what is opened next under the same name starts with its copy.
 */
export const drafts = {
  /** The signed-in person: `capture` and `read` are about their values. */
  setOwner(username: string) {
    if (owner !== username) drafts.capture(); // somebody else signed in, in another tab
    owner = username;
  },
  /** Returns the function that ends the registration. The captured copy has served its purpose. */
  watch(name: string, read: Read): () => void {
    captured.get(owner ?? '')?.delete(name);
    open.set(name, read);
    return () => {
      if (open.get(name) === read) open.delete(name);
    };
  },
  /** The session has ended and nobody asked for it. */
  capture() {
    if (owner === undefined) return;
    const copies = captured.get(owner) ?? new Map<string, unknown>();
    open.forEach((read, name) => copies.set(name, read()));
    captured.set(owner, copies);
  },
  /** The copy, or undefined. */
  read: (name: string): unknown => captured.get(owner ?? '')?.get(name),
  /** After a sign-out that somebody asked for. */
  clear: () => captured.clear(),
};
