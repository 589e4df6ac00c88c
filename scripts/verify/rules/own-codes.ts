import { endpoints } from '#src/contract/endpoints.ts';
import { ACTIVE } from '#src/contract/subscriptions.ts';
import { type Context, hold, holdRefused, holdReply, needed, type Rule } from '../rule.ts';
import { readOf, rowOf } from './lists.ts';
import { ownOf, ownUser, ownVisitor } from './own-account.ts';
import { ownProduct } from './own-product.ts';

const { adminInvites, invites, keys, subscriptions } = endpoints;

const ownKey = (context: Context) => needed(ownOf(context).keyId, 'there is no own key');
const ownInvite = (context: Context) => needed(ownOf(context).inviteId, 'there is no own invite code');
const keyCode = (context: Context) => needed(ownOf(context).keyCode, 'there is no own key');

interface Coded {
  code: string;
}

const AMOUNT = 2;

/** The codes of generated keys or invites and their rows, each found by the search. They are removed at the end. */
async function generated(context: Context, group: 'adminInvites' | 'keys', what: string, made: Coded[]) {
  const { list, remove } = endpoints[group];
  const codes = made.map(({ code }) => code);
  hold(new Set(codes).size === AMOUNT, `The codes are ${codes.join(', ') || 'missing'}`);
  const rows = [];
  for (const code of codes) {
    const { items } = await readOf(list, context)({ search: code });
    const row = items.find((one) => one.code === code);
    hold(row, `'${code}' is not in the list`);
    rows.push(row);
  }
  for (const { id } of rows) ownOf(context).made(`${what} ${id}`, () => context.admin.ask(remove, { id }));
  return { codes, rows };
}

const areAllIn = (codes: string[], list: Coded[]) =>
  codes.every((code) => list.some((one) => one.code === code));

/** Makes keys and invite codes. */
export const ownCodeRules: Rule[] = [
  {
    call: 'keys.generate',
    rule: 'generates as many unused keys as were asked for',
    check: async (context) => {
      const own = ownOf(context);
      const body = { productId: ownProduct(context), count: AMOUNT, durationHours: 48 };
      const reply = holdReply(keys.generate, await context.admin.ask(keys.generate, { body }));
      const { codes, rows } = await generated(context, 'keys', 'key', reply.keys);
      [own.keyId] = rows.map(({ id }) => id);
      [own.keyCode] = codes;
      for (const { status, durationHours, product, usedBy } of rows)
        hold(
          status === 'UNUSED' && durationHours === 48 && product?.id === body.productId && usedBy === null,
          JSON.stringify(rows),
        );
      const unused = holdReply(keys.unused, await context.admin.ask(keys.unused));
      hold(areAllIn(codes, unused.keys), 'The unused keys lack them');
    },
  },
  {
    call: 'keys.update',
    rule: 'saves code and duration',
    check: async (context) => {
      const own = ownOf(context);
      const [id, code] = [ownKey(context), `${own.name}-KEY`];
      const body = { code, productId: ownProduct(context), durationHours: 72 };
      holdReply(keys.update, await context.admin.ask(keys.update, { id, body }));
      own.keyCode = code;
      const row = await rowOf(context, keys.list, id, code);
      hold(row?.code === code && row.durationHours === 72, JSON.stringify(row));
    },
  },
  {
    call: 'keys.update',
    rule: 'refuses a code that exists, and one with other characters, with a message: 400',
    check: async (context) => {
      const [id, code] = [ownKey(context), keyCode(context)];
      const { items } = await readOf(keys.list, context)();
      const other = needed(
        items.find((row) => row.id !== id),
        'there is no other key',
      );
      for (const wrong of [other.code, `${code} !`]) {
        const body = { code: wrong, productId: ownProduct(context), durationHours: 72 };
        const answer = await context.admin.ask(keys.update, { id, body });
        holdRefused(answer, 400);
        hold(answer.json.message, `'${wrong}' is refused without a message`);
      }
    },
  },
  {
    call: 'subscriptions.redeem',
    rule: 'uses a key: it gives its time, is USED by the account, and cannot be used again: 400',
    check: async (context) => {
      const [id, key] = [ownKey(context), keyCode(context)];
      const visitor = ownVisitor(context);
      holdReply(subscriptions.redeem, await visitor.ask(subscriptions.redeem, { body: { key } }));
      const row = await rowOf(context, keys.list, id, key);
      hold(row?.status === 'USED' && row.usedBy?.username === ownOf(context).name, JSON.stringify(row));
      hold(row.usedDate, 'It has no date of use');
      const { subscriptions: mine, premium } = holdReply(
        subscriptions.mine,
        await visitor.ask(subscriptions.mine),
      );
      hold(premium && mine.some(({ status }: { status: string }) => status === ACTIVE), JSON.stringify(mine));
      holdRefused(await visitor.ask(subscriptions.redeem, { body: { key } }), 400);
    },
  },
  {
    call: 'adminInvites.generate',
    rule: 'generates codes for an owner, who sees them',
    check: async (context) => {
      const own = ownOf(context);
      const body = { count: AMOUNT, userId: ownUser(context) };
      const reply = holdReply(
        adminInvites.generate,
        await context.admin.ask(adminInvites.generate, { body }),
      );
      const { codes, rows } = await generated(context, 'adminInvites', 'invite code', reply.codes);
      [own.inviteId] = rows.map(({ id }) => id);
      for (const { status, assignedTo } of rows)
        hold(status === 'UNUSED' && assignedTo?.username === own.name, JSON.stringify(rows));
      const mine = holdReply(invites.mine, await ownVisitor(context).ask(invites.mine));
      hold(areAllIn(codes, mine.codes), 'The owner does not see them');
    },
  },
  {
    call: 'adminInvites.update',
    rule: 'saves the code, and refuses one with other characters: 400',
    check: async (context) => {
      const id = ownInvite(context);
      const code = `${ownOf(context).name}INVITE`;
      holdReply(adminInvites.update, await context.admin.ask(adminInvites.update, { id, body: { code } }));
      hold((await rowOf(context, adminInvites.list, id, code))?.code === code, 'It is not saved');
      const body = { code: `${code}-1` };
      holdRefused(await context.admin.ask(adminInvites.update, { id, body }), 400);
    },
  },
];
