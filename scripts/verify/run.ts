import { endpoints } from '#src/contract/endpoints.ts';
import { Own } from './own.ts';
import { type Context, type Credentials, type Rule, Skipped, Violation } from './rule.ts';
import { accessRules } from './rules/access.ts';
import { inputRules } from './rules/input.ts';
import { listRules } from './rules/lists.ts';
import { ownAccountRules } from './rules/own-account.ts';
import { ownCodeRules } from './rules/own-codes.ts';
import { ownEndRules } from './rules/own-end.ts';
import { ownPremiumRules } from './rules/own-premium.ts';
import { ownProductRules } from './rules/own-product.ts';
import { replyRules } from './rules/replies.ts';
import { sessionRules } from './rules/sessions.ts';
import { type Send, Visitor } from './visitor.ts';

export interface Options {
  /** Where the server's /api is. */
  address: string;
  admin: Credentials;
  customer?: Credentials | undefined;
  /** Make own rows and remove them again. */
  writes: boolean;
  /** Tokens of the bot-check, used in this order; the last one again and again. */
  tokens: string[];
  send: Send;
  /** Check no further after a rule that does not hold. */
  untilFirstFailure?: boolean;
}

/** What became of a rule. */
export interface Result {
  call: Rule['call'];
  rule: string;
  verdict: 'pass' | 'fail' | 'skip';
  /** Why it failed or was skipped; empty if it holds. */
  reason: string;
}

/** The server cannot be verified: it does not answer, or lets nobody in. */
export class NotVerifiable extends Error {}

/** All rules, in the order in which they are checked: where there is no customer, the own account is one. */
const allRules: Rule[] = [
  ...ownAccountRules,
  ...accessRules,
  ...sessionRules,
  ...replyRules,
  ...listRules,
  ...inputRules,
  ...ownProductRules,
  ...ownPremiumRules,
  ...ownCodeRules,
  ...ownEndRules,
];

/** Checks all rules on a server, one after the other. */
export async function verify(
  options: Options,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    onResult(result);
  };
  const context = await contextOf(options);
  for (const rule of allRules) {
    add(await resultOf(rule, context));
    if (options.untilFirstFailure && results.at(-1)!.verdict === 'fail') break;
  }
  const left = (await context.own?.removeRest()) ?? [];
  if (left.length > 0)
    add({
      call: 'users.remove',
      rule: 'everything that was made has been removed',
      verdict: 'fail',
      reason: `Remove by hand: ${left.join(', ')}`,
    });
  return results;
}

async function contextOf({ address, admin, customer, writes, tokens, send }: Options): Promise<Context> {
  let used = 0;
  const token = () => tokens[Math.min(used++, tokens.length - 1)] ?? '';
  const anonymous = new Visitor(address, send);
  const signIn: Context['signIn'] = async (username, password) => {
    const visitor = anonymous.other();
    const body = { username, password, turnstileToken: token() };
    return { visitor, answer: await visitor.ask(endpoints.auth.signIn, { body }) };
  };
  const signedIn = async ({ name, password }: Credentials) => {
    const { visitor, answer } = await signIn(name, password).catch((error: Error) => {
      throw new NotVerifiable(`${address} does not answer: ${String(error.cause ?? error.message)}`);
    });
    if (answer.status >= 300 || !visitor.cookies.has('BEARER'))
      throw new NotVerifiable(
        `${name} cannot sign in: ${answer.status} ${answer.text.slice(0, 200)}. ` +
          'Is it the bot-check? See --turnstile-token.',
      );
    return visitor;
  };
  return {
    anonymous,
    admin: await signedIn(admin),
    customer: customer && (await signedIn(customer)),
    signIn,
    adminCredentials: admin,
    customerCredentials: customer,
    token,
    own: writes ? new Own() : undefined,
    isSecure: address.startsWith('https:'),
  };
}

async function resultOf({ call, rule, check }: Rule, context: Context): Promise<Result> {
  try {
    await check(context);
    return { call, rule, verdict: 'pass', reason: '' };
  } catch (error) {
    if (error instanceof Skipped) return { call, rule, verdict: 'skip', reason: error.message };
    // a body of another shape breaks the check itself, and a lost connection the call
    const reason = error instanceof Violation ? error.message : `The check broke: ${String(error)}`;
    return { call, rule, verdict: 'fail', reason };
  }
}
