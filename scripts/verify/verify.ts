import { endpoints } from '#src/contract/endpoints.ts';
import { causeOf } from '#mocks/transports/upstream.ts';
import { type Context, type Credentials, Skipped, Violation } from './check.ts';
import { rules } from './rules.ts';
import { type Send, Visitor } from './visitor.ts';

export interface Options {
  /** Where the server's /api is. */
  address: string;
  admin: Credentials;
  customer?: Credentials | undefined;
  /** Tokens of the bot-check, used in this order; the last one again and again. */
  tokens: string[];
  send: Send;
}

/** What became of a rule; `reason` says why it failed or was skipped. */
export interface Result {
  call: string;
  rule: string;
  verdict: 'ok' | 'FAIL' | 'skip';
  reason: string;
}

/** The server cannot be verified: it does not answer, or lets nobody in. */
export class NotVerifiable extends Error {}

/** Checks all rules on a server, one after the other. */
export async function* verify({ address, admin, customer, tokens, send }: Options): AsyncGenerator<Result> {
  let used = 0;
  const anonymous = new Visitor(address, send);
  const signIn: Context['signIn'] = async ({ name, password }, endpoint = endpoints.auth.signIn) => {
    const visitor = anonymous.other();
    const turnstileToken = tokens[Math.min(used++, tokens.length - 1)] ?? '';
    const answer = await visitor.ask(endpoint, { body: { username: name, password, turnstileToken } });
    return { visitor, answer };
  };
  const signedIn = async (credentials: Credentials) => {
    const { visitor, answer } = await signIn(credentials).catch((error: Error) => {
      throw new NotVerifiable(`${address} does not answer: ${causeOf(error)}`);
    });
    if (visitor.cookies.has('BEARER')) return visitor;
    throw new NotVerifiable(
      `${credentials.name} cannot sign in: ${answer.status} ${answer.text.slice(0, 200)}. ` +
        'Is it the bot-check? See --turnstile-token.',
    );
  };
  const context: Context = {
    anonymous,
    admin: await signedIn(admin),
    customer: customer && (await signedIn(customer)),
    adminCredentials: admin,
    signIn,
    isSecure: address.startsWith('https:'),
  };
  for (const { call, rule, check } of rules) {
    const reason = await check(context).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (reason === undefined) yield { call, rule, verdict: 'ok', reason: '' };
    else if (reason instanceof Skipped) yield { call, rule, verdict: 'skip', reason: reason.message };
    // a body of another shape breaks the check itself, and a lost connection the call
    else if (reason instanceof Violation) yield { call, rule, verdict: 'FAIL', reason: reason.message };
    else yield { call, rule, verdict: 'FAIL', reason: `The check broke: ${String(reason)}` };
  }
}
