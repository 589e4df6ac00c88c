import { endpoints } from '#src/contract/endpoints.ts';
import { hold, holdRefused, holdReply, needed, type Rule } from '../rule.ts';
import type { Own } from '../own.ts';
import { rowOf } from './lists.ts';
import { ownOf, ownUser } from './own-account.ts';

const { users } = endpoints;

/** Removes an own row; it is gone from its list, and removing it again is refused. */
const removes = (
  group: 'adminInvites' | 'keys' | 'products' | 'users',
  what: string,
  idOf: (own: Own) => number | undefined,
): Rule => ({
  call: `${group}.remove`,
  rule: 'removes one; then there is none: 404',
  check: async (context) => {
    const { list, remove } = endpoints[group];
    const own = ownOf(context);
    const id = needed(idOf(own), `there is no own ${what}`);
    holdReply(remove, await context.admin.ask(remove, { id }));
    hold(!(await rowOf(context, list, id)), 'It is still listed');
    holdRefused(await context.admin.ask(remove, { id }), 404);
    own.removed(`${what} ${id}`);
  },
});

/** Bans the own account, and removes the own rows again. */
export const ownEndRules: Rule[] = [
  removes('keys', 'key', ({ keyId }) => keyId),
  removes('adminInvites', 'invite code', ({ inviteId }) => inviteId),
  removes('products', 'product', ({ productId }) => productId),
  {
    call: 'users.update',
    rule: 'bans: the right password is refused with 403',
    check: async (context) => {
      const { name, password } = ownOf(context);
      const body = { discord: null, hwid: null, newHwid: null, isBanned: true };
      const id = ownUser(context);
      holdReply(users.update, await context.admin.ask(users.update, { id, body }));
      const row = await rowOf(context, users.list, id, name);
      hold(row?.isBanned === true && row.hwid === null, JSON.stringify(row));
      holdRefused((await context.signIn(name, password)).answer, 403);
    },
  },
  removes('users', 'user', ({ userId }) => userId),
  {
    call: 'auth.signIn',
    rule: 'refuses an account that was removed: 401',
    check: async (context) => {
      const { name, password } = ownOf(context);
      ownUser(context);
      holdRefused((await context.signIn(name, password)).answer, 401);
    },
  },
];
