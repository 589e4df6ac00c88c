import type { SessionUser } from '../contract/auth.ts';
import type { Route } from '../contract/endpoint.ts';
import { isIgnored, readMe } from '../contract/plain-readers.ts';
import { sessionRoutes } from '../contract/session.ts';
import { readBearer } from './bearer.ts';
import { answerOf, bodyOf } from './body.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { ApiError } from './error.ts';
import { withOneRefresh } from './refresh.ts';
import { sendRequest } from './send-request.ts';

/*
 * The calls of the session check. They do not go through `call`, because the landing page makes them too and does
 * not load Zod.
 */

/** Asks for a new bearer. Rejects with an ApiError. */
export const refreshSession = (signal: AbortSignal) => sendIgnored(sessionRoutes.refresh, signal);

/** Signs out: the server forgets the refresh token. */
export const invalidateSession = (signal: AbortSignal) => sendIgnored(sessionRoutes.invalidate, signal);

/** Signs out: the server ends the session. */
export const closeSession = (signal: AbortSignal) => sendIgnored(sessionRoutes.signOut, signal);

/**
 * Fetches the signed-in user and the bearer that belongs to them. Unlike `call` it is not bound to a session,
 * because its answer is what a session begins with.
 */
export async function fetchSessionUser(
  signal: AbortSignal,
): Promise<{ user: SessionUser; bearer: string | undefined }> {
  const sender = {
    bearer: readBearer,
    get isOver() {
      return signal.aborted;
    },
  };
  return withOneRefresh(
    sender,
    async (bearer) => {
      const early = takeEarlyAnswer(bearer);
      const read = (response: Response) => bodyWith(sessionRoutes.me, response, readMe);
      const me = await sendRequest(sessionRoutes.me, {}, { bearer, signals: [signal], early, read });
      return { ...(me as NonNullable<ReturnType<typeof readMe>>), bearer };
    },
    refreshSession,
  );
}

const sendIgnored = (route: Route, signal: AbortSignal) =>
  sendRequest(
    route,
    {},
    {
      bearer: readBearer(),
      signals: [signal],
      read: (response) => bodyWith(route, response, (body) => isIgnored(body) || undefined),
    },
  );

/** Decodes the body of a response. Throws an ApiError without a message if it violates the contract. */
async function bodyWith<T>(
  route: Route,
  response: Response,
  read: (body: unknown) => T | undefined,
): Promise<T> {
  const body = bodyOf(await answerOf(response));
  const found = read(body);
  if (found !== undefined) return found;
  console.warn(`${route.method} ${route.path} answered in an unexpected shape`, body);
  throw new ApiError(response.status);
}
