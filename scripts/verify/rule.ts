import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { ErrorBody } from '#src/contract/wire.ts';
import type { Own } from './own.ts';
import { differencesOf, inWords } from './shape.ts';
import type { Answer, Visitor } from './visitor.ts';

/** What rules check with: visitors, their credentials, and the rows of this run. */
export interface Context {
  anonymous: Visitor;
  admin: Visitor;
  /** A signed-in user without the admin role and, if it is an own account, without premium. */
  customer: Visitor | undefined;
  /** Signs in as a new visitor. */
  signIn: (name: string, password: string) => Promise<{ visitor: Visitor; answer: Answer }>;
  adminCredentials: Credentials;
  customerCredentials: Credentials | undefined;
  /** The next token of the bot-check. */
  token: () => string;
  /** Rows that this run has made; undefined if it may not write. */
  own: Own | undefined;
  isSecure: boolean;
}

export interface Credentials {
  name: string;
  password: string;
}

/** One thing that the contract says of a call. */
export interface Rule {
  call: EndpointName | 'discord.connect';
  rule: string;
  /** Throws a Violation, or Skipped. */
  check: (context: Context) => Promise<void>;
}

/** The server does not do what the contract says. */
export class Violation extends Error {}

/** The rule cannot be checked on this server, for the reason in the message. */
export class Skipped extends Error {}

/** The value; skips the rule if there is none. */
export function needed<Value>(value: Value | undefined, reason: string): Value {
  if (value === undefined) throw new Skipped(reason);
  return value;
}

/** Throws a Violation unless the condition is true. */
export function hold(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Violation(otherwise);
}

/** The first characters of an answer, for messages. */
const beginningOf = ({ text }: Answer) => (text ? `: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}` : '');

/** Holds if the call is refused with this status, by an error in JSON; some refusals have a fixed message. */
export function holdRefused(answer: Answer, status: number | number[], message?: string | RegExp): void {
  const expected = [status].flat();
  hold(
    expected.includes(answer.status),
    `${answer.request} answered ${answer.status} instead of ${expected.join(' or ')}${beginningOf(answer)}`,
  );
  holdError(answer);
  if (message === undefined) return;
  const said = String(answer.json.message);
  hold(
    typeof message === 'string' ? said === message : message.test(said),
    `The message is '${said}' instead of ${typeof message === 'string' ? `'${message}'` : String(message)}`,
  );
}

/** Holds if an error is in the form of the contract. */
function holdError(answer: Answer): void {
  hold(isJson(answer), `The error is ${answer.type || 'without a type'}, not JSON${beginningOf(answer)}`);
  const differences = differencesOf(ErrorBody, answer.json).filter(({ kind }) => kind !== 'unknown');
  hold(differences.length === 0, `The error: ${differences.map(inWords).join('; ')}`);
  const { code } = answer.json as { code?: unknown };
  hold(
    code === undefined || code === answer.status,
    `The code is ${String(code)}, the status ${answer.status}`,
  );
}

/** Holds if the call succeeded, with a body as the contract has it. Fields that are new are no violation. */
export function holdReply(endpoint: Endpoint, answer: Answer): any {
  hold(
    answer.status >= 200 && answer.status < 300,
    `${answer.request} answered ${answer.status}${beginningOf(answer)}`,
  );
  if (answer.status === 204 || answer.text === '') {
    const differences = differencesOf(endpoint.reply, undefined).filter(({ kind }) => kind === 'wrong');
    hold(differences.length === 0, `${answer.request} answered without a body`);
    return undefined;
  }
  hold(isJson(answer), `${answer.request} answered ${answer.type || 'without a type'}, not application/json`);
  const differences = differencesOf(endpoint.reply, answer.json).filter(({ kind }) => kind !== 'unknown');
  hold(differences.length === 0, differences.map(inWords).join('; '));
  return answer.json;
}

const isJson = ({ type, json }: Answer) =>
  /^application\/(json|[\w.]+\+json)$/.test(type) && json !== undefined;
