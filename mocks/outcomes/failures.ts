import { jwt } from '#src/contract/auth.ts';
import type { Outcome, Outcomes } from './outcome.ts';

/** The server's own words in the failures that every call can have. */
const MAINTENANCE = 'Down for maintenance until 14:00 UTC';
const TOO_MANY = 'Too many requests, try again in a minute';

interface Failing {
  /** The default text of TOA-3; absent where a failure is only logged. */
  userSees?: string;
  /** The statement or decision of docs/ that gives that text. */
  source: string;
  /** Label of the button while nobody answers. */
  busy?: string;
  /** The text stands in place, where a period at its end stays (TOA-3 strips it in toasts). */
  inPlace?: true;
  /** A 401 is final: this call never refreshes (DEC-16). */
  neverRefreshes?: true;
}

/** The ways in which any call can fail: with the server's words, without them, on the way, by the session. */
export function failures({ userSees, source, busy, inPlace, neverRefreshes }: Failing) {
  const withWords = (text: string) => (userSees === undefined ? {} : { userSees: text });
  const byDefault = userSees === undefined ? {} : { userSees };
  const mended = (message: string, where: string): Outcome =>
    neverRefreshes
      ? {
          status: 401,
          body: { code: 401, message },
          ...withWords(message),
          source: 'DEC-16: this call never refreshes',
        }
      : { status: 401, body: { code: 401, message }, once: true, source: where };
  return {
    serverMessage: {
      status: 503,
      body: { code: 503, message: MAINTENANCE },
      ...withWords(MAINTENANCE),
      source: 'TOA-3: the server’s message is preferred',
    },
    messageWithPeriod: {
      status: 503,
      body: { code: 503, message: `${MAINTENANCE}.` },
      ...withWords(inPlace ? `${MAINTENANCE}.` : MAINTENANCE),
      source: 'TOA-3: a trailing period is stripped in toasts',
    },
    noMessage: { status: 500, body: { code: 500 }, ...byDefault, source },
    emptyMessage: { status: 500, body: { code: 500, message: '' }, ...byDefault, source },
    htmlError: {
      status: 502,
      text: {
        type: 'text/html',
        content: '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>',
      },
      ...byDefault,
      source: `${source}; a proxy answers in HTML, which is never shown`,
    },
    networkError: { network: 'error', ...byDefault, source },
    neverAnswers: {
      network: 'hang',
      ...(busy && { userSees: busy }),
      source: 'LIM-1: busy labels, skeletons; nothing can be sent twice',
    },
    expiredToken: mended(jwt.expired, 'SES-4: one silent refresh, one retry'),
    missingToken: mended(jwt.missing, 'SES-4: one silent refresh, one retry'),
    tooManyRequests: {
      status: 429,
      body: { code: 429, message: TOO_MANY },
      ...withWords(TOO_MANY),
      source: 'SES-4: a 429 has no special action',
    },
    tooManyRequestsSilent: {
      status: 429,
      body: { code: 429 },
      ...byDefault,
      source: 'SES-4: a 429 has no special action',
    },
  } satisfies Outcomes;
}

/** A success whose body is not what the contract says; the screen treats it as a failure. */
export const malformed = (userSees: string | undefined): Outcome => ({
  status: 200,
  text: { type: 'text/html', content: '<!doctype html><title>Not the API</title>' },
  ...(userSees && { userSees }),
  offContract: true,
  source: 'DEC-91: an answer that is not JSON is a failure',
});

/** The caller lacks ROLE_ADMIN, or lost it meanwhile. */
export const forbidden = {
  status: 403,
  body: { code: 403, message: 'Access Denied.' },
  userSees: 'Access Denied',
  source: 'DEC-86: the server refuses non-admins',
} satisfies Outcome;

/** The row was deleted by somebody else meanwhile. */
export const gone = (what: string): Outcome => ({
  status: 404,
  body: { code: 404, message: `${what} not found` },
  userSees: `${what} not found`,
  source: 'TOA-3: the server’s message is preferred',
});

/** An answer that refuses in the server's own words. */
export const refused = (status: number, message: string, source: string): Outcome => ({
  status,
  body: { code: status, message },
  userSees: message,
  source,
});

/** Successes with the server's own text and with the default one. */
export const messageOutcomes = (message: string, byDefault: string, source: string) => ({
  successWithMessage: { status: 200, body: { message }, userSees: message, source },
  successWithoutMessage: { status: 200, body: {}, userSees: byDefault, source },
});

/** Outcomes of a call that no screen makes: nobody sees them. */
export const unseen = <Named extends Outcomes>(outcomes: Named): Record<keyof Named, Outcome> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, { userSees: _, ...outcome }]) => [name, outcome]),
  ) as Record<keyof Named, Outcome>;
