import { jwt } from '#src/contract/session.ts';
import { MAINTENANCE, proxyPage, TOO_MANY } from '../faults/pages.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const badGateway = proxyPage('502 Bad Gateway');

interface Failing {
  /** The default message of TOA-3; absent if the failure is only logged. */
  userSees?: string;
  /** The statement or decision in docs/ that documents this message. */
  source: string;
  /** The button's label while the call is pending. */
  busy?: string;
  /** The message is shown in place of the data, where a trailing period stays (TOA-3 strips it in toasts). */
  inPlace?: true;
  /** A 401 is final, because this call never refreshes the token (DEC-16). */
  neverRefreshes?: true;
}

/** The failures that every call can have: with and without a message, network errors, an expired session. */
export function failures({ userSees, source, busy, inPlace, neverRefreshes }: Failing) {
  const withMessage = (text: string) => (userSees === undefined ? {} : { userSees: text });
  const withDefault = userSees === undefined ? {} : { userSees };
  const expiredSession = (message: string, where: string): Outcome =>
    neverRefreshes
      ? {
          status: 401,
          body: { code: 401, message },
          ...withMessage(message),
          source: 'DEC-16: this call never refreshes',
        }
      : { status: 401, body: { code: 401, message }, once: true, source: where };
  return {
    serverMessage: {
      status: 503,
      body: { code: 503, message: MAINTENANCE },
      ...withMessage(MAINTENANCE),
      source: 'TOA-3: the server’s message is preferred',
    },
    messageWithPeriod: {
      status: 503,
      body: { code: 503, message: `${MAINTENANCE}.` },
      ...withMessage(inPlace ? `${MAINTENANCE}.` : MAINTENANCE),
      source: 'TOA-3: a trailing period is stripped in toasts',
    },
    noMessage: { status: 500, body: { code: 500 }, ...withDefault, source },
    emptyMessage: { status: 500, body: { code: 500, message: '' }, ...withDefault, source },
    htmlError: {
      status: badGateway.status,
      text: { type: badGateway.type, content: badGateway.body },
      ...withDefault,
      source: `${source}; a proxy answers in HTML, which is never shown`,
    },
    networkError: { network: 'error', ...withDefault, source },
    neverAnswers: {
      network: 'hang',
      ...(busy && { userSees: busy }),
      source: 'LIM-1: busy labels, skeletons; nothing can be sent twice',
    },
    expiredToken: expiredSession(jwt.expired, 'SES-4: one silent refresh, one retry'),
    missingToken: expiredSession(jwt.missing, 'SES-4: one silent refresh, one retry'),
    tooManyRequests: {
      status: 429,
      body: { code: 429, message: TOO_MANY },
      ...withMessage(TOO_MANY),
      source: 'SES-4: a 429 has no special action',
    },
    tooManyRequestsSilent: {
      status: 429,
      body: { code: 429 },
      ...withDefault,
      source: 'SES-4: a 429 has no special action',
    },
  } satisfies Outcomes;
}

/** A success with an invalid body, which the screen treats as a failure. */
export const malformed = (userSees: string | undefined): Outcome => ({
  status: 200,
  text: { type: 'text/html', content: '<!doctype html><title>Not the API</title>' },
  ...(userSees && { userSees }),
  offContract: true,
  source: 'DEC-91: an answer that is not JSON is a failure',
});

/** The user does not have ROLE_ADMIN, or no longer has it. */
export const forbidden = {
  status: 403,
  body: { code: 403, message: 'Access Denied.' },
  userSees: 'Access Denied',
  source: 'DEC-86: the server refuses non-admins',
} satisfies Outcome;

/** Someone else has deleted the row. */
export const gone = (what: string): Outcome => ({
  status: 404,
  body: { code: 404, message: `${what} not found` },
  userSees: `${what} not found`,
  source: 'TOA-3: the server’s message is preferred',
});

/** A refusal with a message of the server, which the user sees. */
export const refused = (status: number, message: string, source: string): Outcome => ({
  status,
  body: { code: status, message },
  userSees: message,
  source,
});

/** Successes with the server's message and with the default one. */
export const messageOutcomes = (message: string, defaultMessage: string, source: string) => ({
  successWithMessage: { status: 200, body: { message }, userSees: message, source },
  successWithoutMessage: { status: 200, body: {}, userSees: defaultMessage, source },
});

/** Removes the messages from outcomes of calls that no screen makes. */
export const withoutMessage = <Named extends Outcomes>(outcomes: Named): Record<keyof Named, Outcome> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, { userSees: _, ...outcome }]) => [name, outcome]),
  ) as Record<keyof Named, Outcome>;
