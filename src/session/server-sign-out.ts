import { Bearers } from '../api/bearer.ts';
import { SessionEnded } from '../api/error.ts';
import { withOneRefresh } from '../api/refresh.ts';
import { sendRequest } from '../api/send-request.ts';
import { auth } from '../contract/auth.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { storage } from '../app/storage.ts';
import { storedUsername } from './other-tabs.ts';

/** Key in local storage. */
const PENDING = 'sign-out-owed';

/**
 * The server's part of a sign-out, pending until it succeeds. Until then the refresh cookie works and no script can
 * delete it, so no session is restored before (SES-7).
 */
export const serverSignOut = {
  isPending: () => storage.read(PENDING) !== null,
  /** Forgets the pending sign-out, as a new session has replaced the old one. */
  forget: () => storage.remove(PENDING),
  /** Sends a pending sign-out, and forgets its user. */
  async sendPending(signal: AbortSignal): Promise<void> {
    if (!serverSignOut.isPending()) return; // another tab has sent it, or begun a session
    storedUsername.remove(undefined);
    await serverSignOut.send(signal);
  },
  /** Invalidates the token, logs out and deletes the bearer, under the lock of the session. Never rejects (SES-7). */
  async send(signal: AbortSignal, bearers = new Bearers()): Promise<void> {
    if (signal.aborted) return;
    storage.write(PENDING, 'true'); // now, as the page may unload before the end
    let bearer: string | undefined;
    const sender = {
      bearers,
      signsOut: signal,
      get isOver() {
        return signal.aborted;
      },
      bearer() {
        if (bearers.isReplaced) throw new SessionEnded();
        return (bearer = bearers.next() ?? bearer); // the first call may delete the cookie
      },
    };
    const end = (endpoint: Endpoint) =>
      withOneRefresh(sender, (sent) => sendRequest(endpoint, {}, { bearer: sent, signals: [signal] })).then(
        () => 'done',
        (error: unknown) => (error instanceof SessionEnded ? 'nothing left' : 'failed'),
      );
    const invalidated = await end(auth.invalidate);
    const results = [invalidated, invalidated === 'nothing left' ? invalidated : await end(auth.signOut)];
    if (signal.aborted) return;
    bearers.delete(); // usually done by the response
    if (results.includes('nothing left') || !results.includes('failed')) storage.remove(PENDING);
  },
};
