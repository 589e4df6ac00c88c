import type * as z from 'zod/mini';
import { bodyDeviations } from '#src/contract/deviations.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { ErrorBody } from '#src/contract/wire.ts';
import type { Answer, Visitor } from './visitor.ts';

export interface Credentials {
  name: string;
  password: string;
}

/** What rules check with. */
export interface Context {
  anonymous: Visitor;
  admin: Visitor;
  /** A signed-in user without the admin role. */
  customer: Visitor | undefined;
  adminCredentials: Credentials;
  /** Signs in as a new visitor. */
  signIn: (credentials: Credentials, endpoint?: Endpoint) => Promise<{ visitor: Visitor; answer: Answer }>;
  isSecure: boolean;
}

/** One thing that the contract says of a call. `check` throws a Violation, or Skipped. */
export interface Rule {
  call: EndpointName;
  rule: string;
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

/** Holds if the call is refused with this status, by an error in JSON; some refusals have a fixed message. */
export function holdRefused(answer: Answer, status: number, message?: string): void {
  hold(answer.status === status, `${said(answer)} instead of ${status}`);
  holdBody(ErrorBody, answer);
  const { code, message: sent } = answer.json;
  hold(code === undefined || code === status, `The code is ${code}, the status ${status}`);
  hold(message === undefined || sent === message, `The message is '${sent}' instead of '${message}'`);
}

/** Holds if the call succeeded, with a body as the contract has it. New fields are no violation. */
export function holdReply(endpoint: Endpoint, answer: Answer): any {
  hold(answer.status >= 200 && answer.status < 300, said(answer));
  holdBody(endpoint.reply, answer);
  return answer.json;
}

/** A value that cannot be read, and one in a form that the client merely tolerates, are violations. */
function holdBody(schema: z.core.$ZodType, answer: Answer) {
  const { wrong } = bodyDeviations(schema, answer);
  hold(wrong.length === 0, `${said(answer)}; ${wrong.join('; ')}`);
}

const said = ({ request, status, text }: Answer) =>
  `${request} answered ${status}${text && `: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`}`;
