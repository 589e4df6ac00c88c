import { call } from '../api/call.ts';
import { ApiError } from '../api/error.ts';
import { auth } from '../contract/auth.ts';
import { storage } from '../app/storage.ts';

/** Key in local storage. */
const PENDING = 'sign-out-owed';

/** Tells whether the server has ended the session. A 401 means that it has no such session. */
const hasReached = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status === 401,
  );

/**
 * The server's part of a sign-out. If both calls fail, the refresh cookie still works, and no script can delete
 * it: the sign-out is pending then, and no session is restored before it has been sent (SES-7).
 */
export const serverSignOut = {
  isPending: () => storage.read(PENDING) !== null,
  /** A new session has replaced the old one. */
  forget: () => storage.remove(PENDING),
  /** Invalidates the token, then logs out. Never rejects (SES-7). */
  async send(signal: AbortSignal): Promise<void> {
    const isInvalidated = await hasReached(call(auth.invalidate, {}, { signal }));
    const isLoggedOut = await hasReached(call(auth.signOut, {}, { signal }));
    if (isInvalidated || isLoggedOut) storage.remove(PENDING);
    else if (!signal.aborted) storage.write(PENDING, 'true');
  },
};
