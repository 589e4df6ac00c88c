import { jwt } from '#src/contract/session.ts';
import { MAINTENANCE, proxyPage, TOO_MANY } from '../faults/pages.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const badGateway = proxyPage('502 Bad Gateway');

interface Failing {
  /** The default message of TOA-3; absent if the failure is only logged. */
  userSees?: string;
  /** The statement or decision in docs/ that documents this message. */
  source: string;
  /** Text that the user sees while the call is not answered, such as 'Saving...'. */
  busy?: string;
  /** The message is shown in place of the data, where a trailing period stays (TOA-3 strips it in toasts). */
  inPlace?: true;
  /** A 401 is final, because this call never refreshes the token (DEC-16). */
  neverRefreshes?: true;
}

/** Returns the failures that every call can have: with and without a message, network errors, an expired session. */
export function failures({ userSees, source, busy, inPlace, neverRefreshes }: Failing) {
  const seen = (text: string) => (userSees === undefined ? undefined : text);
  const withDefault = userSees === undefined ? {} : { userSees };
  const expiredSession = (message: string): Outcome =>
    neverRefreshes
      ? refusal(401, { message }, 'DEC-16: this call never refreshes', seen(message))
      : { ...refusal(401, { message }, 'SES-4: one silent refresh, one retry'), once: true };
  const withPeriod = `${MAINTENANCE}.`;
  const TOO_MANY_SOURCE = 'SES-4: a 429 has no special action';
  return {
    serverMessage: refusal(
      503,
      { message: MAINTENANCE },
      'TOA-3: the server’s message is preferred',
      seen(MAINTENANCE),
    ),
    messageWithPeriod: refusal(
      503,
      { message: withPeriod },
      'TOA-3: a trailing period is stripped in toasts',
      seen(inPlace ? withPeriod : MAINTENANCE),
    ),
    noMessage: refusal(500, {}, source, userSees),
    emptyMessage: refusal(500, { message: '' }, source, userSees),
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
    expiredToken: expiredSession(jwt.expired),
    missingToken: expiredSession(jwt.missing),
    tooManyRequests: refusal(429, { message: TOO_MANY }, TOO_MANY_SOURCE, seen(TOO_MANY)),
    tooManyRequestsSilent: refusal(429, {}, TOO_MANY_SOURCE, userSees),
  } satisfies Outcomes;
}

/**
 * Names of outcomes that a screen cannot tell from `serverMessage`, `noMessage` or `expiredToken`, because `src/api`
 * handles the difference.
 */
export const alike: readonly string[] = [
  'messageWithPeriod',
  'emptyMessage',
  'htmlError',
  'networkError',
  'missingToken',
  'tooManyRequests',
  'tooManyRequestsSilent',
  'forbidden',
];

/** Returns a success with an invalid body, which the screen treats as a failure. */
export const malformed = (userSees: string | undefined): Outcome => ({
  status: 200,
  text: { type: 'text/html', content: '<!doctype html><title>Not the API</title>' },
  ...(userSees && { userSees }),
  offContract: true,
  source: 'DEC-91: an answer that is not JSON is a failure',
});

/** Creates a refusal whose body is `fields` with the status as `code`. Without `userSees` the user sees no message. */
export const refusal = (status: number, fields: object, source: string, userSees?: string): Outcome => ({
  status,
  body: { code: status, ...fields },
  ...(userSees !== undefined && { userSees }),
  source,
});

/** Creates a success with status 200. Without `userSees` the user sees no message. */
export const success = (body: unknown, source: string, userSees?: string): Outcome => ({
  status: 200,
  body,
  ...(userSees !== undefined && { userSees }),
  source,
});

/** Creates a refusal with a message of the server, which the user sees. */
export const refused = (status: number, message: string, source: string): Outcome =>
  refusal(status, { message }, source, message);

/** Creates a refusal with its message in the field `error`, and with more fields. */
export const refusedByError = (status: number, error: string, source: string, more = {}): Outcome =>
  refusal(status, { error, ...more }, source, error);

/** Creates a refusal with its message in a list of field errors. */
export const refusedField = (field: string, message: string, source: string): Outcome =>
  refusal(400, { errors: [{ field, message }] }, source, message);

/** Marks an outcome as one that the client understands although it violates the contract. */
export const offContract = (outcome: Outcome): Outcome => ({ ...outcome, offContract: true });

/** Refusal of a user who does not have ROLE_ADMIN, or has lost it. */
export const forbidden = refusal(
  403,
  { message: 'Access Denied.' },
  'DEC-86: the server refuses non-admins',
  'Access Denied',
);

/** Creates the 404 of a row that another user has deleted. */
export const gone = (what: string): Outcome =>
  refused(404, `${what} not found`, 'TOA-3: the server’s message is preferred');

/** Creates two successes: one with the server's message, and one without, for which the user sees the default. */
export const messageOutcomes = (message: string, defaultMessage: string, source: string) => ({
  successWithMessage: success({ message }, source, message),
  successWithoutMessage: success({}, source, defaultMessage),
});

/** Returns outcomes without `userSees`, for calls that no screen makes. */
export const withoutMessage = <Named extends Outcomes>(outcomes: Named): Record<keyof Named, Outcome> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, { userSees: _, ...outcome }]) => [name, outcome]),
  ) as Record<keyof Named, Outcome>;
