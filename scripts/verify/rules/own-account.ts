import { ROLE_ADMIN } from '#src/contract/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Own } from '../own.ts';
import { type Context, hold, holdRefused, holdReply, needed, type Rule } from '../rule.ts';
import { newest } from './lists.ts';

const { account, auth, subscriptions, users } = endpoints;

const NO_WRITES = 'needs --writes';
const NO_ACCOUNT = 'there is no own account';

export const ownOf = ({ own }: Context): Own => needed(own, NO_WRITES);
export const ownUser = (context: Context) => needed(ownOf(context).userId, NO_ACCOUNT);
export const ownVisitor = (context: Context) => needed(ownOf(context).visitor, NO_ACCOUNT);

const signUpBody = ({ name, password }: Own, turnstileToken: string) => ({
  username: name,
  password,
  turnstileToken,
});

/** Makes an account, which the other rules use. */
export const ownAccountRules: Rule[] = [
  {
    call: 'auth.signUp',
    rule: 'creates an account, which the list of users has as the newest',
    check: async (context) => {
      const own = ownOf(context);
      const answer = await context.anonymous.ask(auth.signUp, { body: signUpBody(own, context.token()) });
      holdReply(auth.signUp, answer);
      const row = await newest(context, users.list, own.name);
      hold(row?.username === own.name, `'${own.name}' is not in the list of users`);
      own.userId = row.id;
      own.made(`user ${row.id}`, () => context.admin.ask(users.remove, { id: row.id }));
      hold(!row.roles.includes(ROLE_ADMIN) && !row.isBanned, 'The account is banned or an administrator');
      hold(!row.nonExpiredNonPausedSubscription, 'The account has premium from the start');
      const refs = holdReply(users.refs, await context.admin.ask(users.refs));
      hold(
        refs.some(({ id }: { id: number }) => id === row.id),
        'The picker of users does not have it',
      );
    },
  },
  {
    call: 'auth.signUp',
    rule: 'refuses a name that is taken, as an error of the field `username`: 400',
    check: async (context) => {
      ownUser(context);
      const body = signUpBody(ownOf(context), context.token());
      const answer = await context.anonymous.ask(auth.signUp, { body });
      holdRefused(answer, [400, 409, 422]);
      const fields = (answer.json.errors ?? []).map(({ field }: { field: string }) => field);
      hold(fields.includes('username'), `Its errors are of the fields '${fields}'`);
    },
  },
  {
    call: 'auth.signIn',
    rule: 'signs the new account in, without the admin role and without premium',
    check: async (context) => {
      const own = ownOf(context);
      ownUser(context);
      const { visitor } = await context.signIn(own.name, own.password);
      own.visitor = visitor;
      context.customer ??= visitor;
      context.customerCredentials ??= { name: own.name, password: own.password };
      const { user } = holdReply(auth.me, await visitor.ask(auth.me));
      hold(user.username === own.name && !user.role.includes(ROLE_ADMIN), `It is ${JSON.stringify(user)}`);
      hold(!holdReply(subscriptions.mine, await visitor.ask(subscriptions.mine)).premium, 'It has premium');
    },
  },
  {
    call: 'subscriptions.checkout',
    rule: 'answers with the address of the checkout',
    check: async (context) => {
      const answer = await ownVisitor(context).ask(subscriptions.checkout, { body: { plan: 249 } });
      const { checkout } = holdReply(subscriptions.checkout, answer);
      hold(
        typeof checkout === 'string' && URL.canParse(checkout),
        `The checkout is ${JSON.stringify(checkout)}`,
      );
      hold(/^https?:/.test(checkout), `The checkout is ${checkout}`);
    },
  },
  {
    call: 'account.changePassword',
    rule: 'refuses a wrong current password and a different confirmation: 400',
    check: async (context) => {
      const visitor = ownVisitor(context);
      const { password } = ownOf(context);
      const next = `${password}-new`;
      for (const body of [
        { currentPassword: 'wrong', newPassword: next, confirmPassword: next },
        { currentPassword: password, newPassword: next, confirmPassword: `${next}er` },
      ])
        holdRefused(await visitor.ask(account.changePassword, { body }), [400, 422]);
    },
  },
  {
    call: 'account.changePassword',
    rule: 'changes the password: the next sign-in needs the new one',
    check: async (context) => {
      const own = ownOf(context);
      const newPassword = `${own.password}-new`;
      const body = { currentPassword: own.password, newPassword, confirmPassword: newPassword };
      holdReply(account.changePassword, await ownVisitor(context).ask(account.changePassword, { body }));
      const { answer } = await context.signIn(own.name, own.password);
      own.password = newPassword;
      holdRefused(answer, 401);
      const { visitor, answer: second } = await context.signIn(own.name, newPassword);
      holdReply(auth.signIn, second);
      if (context.customer === own.visitor) {
        context.customer = visitor;
        context.customerCredentials = { name: own.name, password: newPassword };
      }
      own.visitor = visitor;
    },
  },
];
