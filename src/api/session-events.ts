/**
 * Effects of a response on the session.
 * - `ended`: the refresh was refused with a message that ends the session
 * - `replaced`: the bearer belongs to another user, who has signed in in another tab
 * - `forbidden`: an admin call was refused, so the roles may have changed
 * - `refreshFailed`: the refresh was refused with another message
 * - `unauthorized`: a call got a 401 after which the token is not refreshed
 * - `accepted`: a call succeeded
 */
export type ApiEvent = 'ended' | 'replaced' | 'forbidden' | 'refreshFailed' | 'unauthorized' | 'accepted';

const listeners = new Set<(event: ApiEvent) => void>();

/** Events about the session that responses cause; `src/session` listens. */
export const sessionEvents = {
  emit: (event: ApiEvent) => listeners.forEach((listener) => listener(event)),
  on(listener: (event: ApiEvent) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
