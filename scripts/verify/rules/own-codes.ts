import { endpoints } from '#src/contract/endpoints.ts';
import { ACTIVE } from '#src/contract/subscriptions.ts';
import { type Context, hold, holdRefused, holdReply, needed, type Rule } from '../rule.ts';
import { listOf, rowOf } from './lists.ts';
import { ownOf, ownUser, ownVisitor } from './own-account.ts';
import { ownProduct } from './own-product.ts';

const { adminInvites, invites, keys, subscriptions } = endpoints;

const ownKey = (context: Context) => needed(ownOf(context).keyId, 'there is no own key');
const ownInvite = (context: Context) => needed(ownOf(context).inviteId, 'there is no own invite code');
const keyCode = (context: Context) => needed(ownOf(context).keyCode, 'there is no own key');

/** The rows of some codes, each found by the search. */
const rowsOf = async (
  context: Context,
  list: typeof listOf.keys | typeof listOf.invites,
  codes: string[],
) => {
  const rows = [];
  for (const code of codes) {
    const query = { page: 0, size: 10, sort: 'id', descending: true, search: code };
    const { items } = holdReply(list, await context.admin.ask(list, { query }));
    const row = items.find((one: { code: string }) => one.code === code);
    hold(row, `'${code}' is not in the list`);
    rows.push(row);
  }
  return rows;
};

/** Makes keys and invite codes. */
export const ownCodeRules: Rule[] = [
  {
    call: 'keys.generate',
    rule: 'generates as many unused keys as were asked for',
    check: async (context) => {
      const own = ownOf(context);
      const body = { productId: ownProduct(context), count: 2, durationHours: 48 };
      const reply = holdReply(keys.generate, await context.admin.ask(keys.generate, { body }));
      const codes: string[] = reply.keys.map(({ code }: { code: string }) => code);
      hold(new Set(codes).size === 2, `The codes are ${codes.join(', ') || 'missing'}`);
      const rows = await rowsOf(context, listOf.keys, codes);
      for (const { id } of rows) own.made(`key ${id}`, () => context.admin.ask(keys.remove, { id }));
      [own.keyId] = rows.map(({ id }) => id);
      [own.keyCode] = codes;
      for (const { status, durationHours, product, usedBy } of rows)
        hold(
          status === 'UNUSED' && durationHours === 48 && product?.id === body.productId && usedBy === null,
          JSON.stringify(rows),
        );
      const unused = holdReply(keys.unused, await context.admin.ask(keys.unused)).keys as { code: string }[];
      hold(
        codes.every((code) => unused.some((key) => key.code === code)),
        'The unused keys lack them',
      );
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
      const row = await rowOf(context, listOf.keys, id, code);
      hold(row?.code === code && row.durationHours === 72, JSON.stringify(row));
    },
  },
  {
    call: 'keys.update',
    rule: 'refuses a code that exists, and one with other characters, with a message: 400',
    check: async (context) => {
      const [id, code] = [ownKey(context), keyCode(context)];
      const { items } = holdReply(
        keys.list,
        await context.admin.ask(keys.list, {
          query: { page: 0, size: 10, sort: 'id', descending: true, search: '' },
        }),
      );
      const other = needed(items.find((row: { id: number }) => row.id !== id) as { code: string }, 'one key');
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
      const row = await rowOf(context, listOf.keys, id, key);
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
      const body = { count: 2, userId: ownUser(context) };
      const reply = holdReply(
        adminInvites.generate,
        await context.admin.ask(adminInvites.generate, { body }),
      );
      const codes: string[] = reply.codes.map(({ code }: { code: string }) => code);
      hold(new Set(codes).size === 2, `The codes are ${codes.join(', ') || 'missing'}`);
      const rows = await rowsOf(context, listOf.invites, codes);
      for (const { id } of rows)
        own.made(`invite code ${id}`, () => context.admin.ask(adminInvites.remove, { id }));
      [own.inviteId] = rows.map(({ id }) => id);
      for (const { status, assignedTo } of rows)
        hold(status === 'UNUSED' && assignedTo?.username === own.name, JSON.stringify(rows));
      const mine = holdReply(invites.mine, await ownVisitor(context).ask(invites.mine)).codes as {
        code: string;
      }[];
      hold(
        codes.every((code) => mine.some((invite) => invite.code === code)),
        'The owner does not see them',
      );
    },
  },
  {
    call: 'adminInvites.update',
    rule: 'saves the code, and refuses one with other characters: 400',
    check: async (context) => {
      const id = ownInvite(context);
      const code = `${ownOf(context).name}INVITE`;
      holdReply(adminInvites.update, await context.admin.ask(adminInvites.update, { id, body: { code } }));
      hold((await rowOf(context, listOf.invites, id, code))?.code === code, 'It is not saved');
      const body = { code: `${code}-1` };
      holdRefused(await context.admin.ask(adminInvites.update, { id, body }), 400);
    },
  },
];
