import { endpoints } from '#src/contract/endpoints.ts';
import { ACTIVE } from '#src/contract/subscriptions.ts';
import { DAY, iso } from '#mocks/db/time.ts';
import { type Context, hold, holdRefused, holdReply, needed, type Rule } from '../rule.ts';
import { newest, rowOf } from './lists.ts';
import { ownOf, ownUser, ownVisitor } from './own-account.ts';
import { ownProduct } from './own-product.ts';

const { adminSubscriptions, client, hwid, hwidRequests, subscriptions, users } = endpoints;

const ownSubscription = (context: Context) =>
  needed(ownOf(context).subscriptionId, 'there is no own subscription');
const mineOf = async (context: Context) =>
  holdReply(subscriptions.mine, await ownVisitor(context).ask(subscriptions.mine));
const requestOf = async (context: Context) =>
  needed(await newest(context, hwidRequests.list, ownOf(context).name), 'there is no own request');
const sameTime = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** Gives the own account a subscription, and lets it ask for a reset of its hardware id. */
export const ownPremiumRules: Rule[] = [
  {
    call: 'users.addSubscription',
    rule: 'gives premium until the date that was sent',
    check: async (context) => {
      const own = ownOf(context);
      const expirationDate = iso(Date.now() + 30 * DAY);
      const body = { productId: ownProduct(context), expirationDate };
      const answer = await context.admin.ask(users.addSubscription, { id: ownUser(context), body });
      holdReply(users.addSubscription, answer);
      const row = await newest(context, adminSubscriptions.list, own.name);
      hold(row?.user?.username === own.name, 'The list of subscriptions does not have it');
      own.subscriptionId = row.id;
      hold(row.status === ACTIVE && !row.isExpired, `It is ${row.status}`);
      hold(sameTime(row.expirationDate, expirationDate), `It ends ${row.expirationDate}`);
      const { premium, subscriptions: mine } = await mineOf(context);
      hold(premium === true, 'The account has no premium');
      hold(mine[0]?.status === ACTIVE && sameTime(mine[0].end, expirationDate), JSON.stringify(mine));
      const user = await rowOf(context, users.list, ownUser(context), own.name);
      hold(user?.nonExpiredNonPausedSubscription, 'The list of users shows no premium');
    },
  },
  {
    call: 'users.update',
    rule: 'saves every field',
    check: async (context) => {
      const body = {
        discord: '123456789012345678',
        hwid: 'VERIFY-OLD',
        newHwid: 'VERIFY-NEW',
        isBanned: false,
      };
      const id = ownUser(context);
      holdReply(users.update, await context.admin.ask(users.update, { id, body }));
      const row = await rowOf(context, users.list, id, ownOf(context).name);
      for (const [field, value] of Object.entries(body))
        hold(row?.[field] === value, `${field} is ${JSON.stringify(row?.[field])}`);
    },
  },
  {
    call: 'hwid.requestReset',
    rule: 'makes a pending request, which is listed and counted; a second one is refused: 409',
    check: async (context) => {
      const visitor = ownVisitor(context);
      ownSubscription(context);
      const body = { reason: 'Made by npm run verify' };
      holdReply(hwid.requestReset, await visitor.ask(hwid.requestReset, { body }));
      const row = await requestOf(context);
      hold(row.status === 'PENDING' && row.reason === body.reason, JSON.stringify(row));
      hold(row.user?.username === ownOf(context).name, `It is of ${row.user?.username}`);
      hold(row.requestHwid === 'VERIFY-NEW', `The new HWID is ${row.requestHwid}`);
      const status = holdReply(client.status, await visitor.ask(client.status));
      hold(status.hwid.pending === true, 'The status does not say that it is pending');
      holdRefused(await visitor.ask(hwid.requestReset, { body }), 409);
    },
  },
  {
    call: 'hwidRequests.decline',
    rule: 'declines; what is decided cannot be decided again: 409',
    check: async (context) => {
      const { id } = await requestOf(context);
      holdReply(hwidRequests.decline, await context.admin.ask(hwidRequests.decline, { id }));
      hold((await requestOf(context)).status === 'DECLINED', 'It is not DECLINED');
      holdRefused(await context.admin.ask(hwidRequests.approve, { id }), 409);
    },
  },
  {
    call: 'hwidRequests.approve',
    rule: 'approves: the new HWID becomes the HWID of the user',
    check: async (context) => {
      const body = { reason: 'Made by npm run verify, again' };
      holdReply(hwid.requestReset, await ownVisitor(context).ask(hwid.requestReset, { body }));
      const { id } = await requestOf(context);
      holdReply(hwidRequests.approve, await context.admin.ask(hwidRequests.approve, { id }));
      hold((await requestOf(context)).status === 'APPROVED', 'It is not APPROVED');
      const user = await rowOf(context, users.list, ownUser(context), ownOf(context).name);
      hold(user?.hwid === 'VERIFY-NEW', `The HWID is ${user?.hwid}`);
      holdRefused(await context.admin.ask(hwidRequests.approve, { id }), 409);
    },
  },
  {
    call: 'adminSubscriptions.update',
    rule: 'expires a subscription: no premium any more',
    check: async (context) => {
      const id = ownSubscription(context);
      const expirationDate = iso(Date.now() + 5 * DAY);
      const body = {
        userId: ownUser(context),
        productId: ownProduct(context),
        expirationDate,
        isExpired: true,
      };
      holdReply(adminSubscriptions.update, await context.admin.ask(adminSubscriptions.update, { id, body }));
      const row = await rowOf(context, adminSubscriptions.list, id, ownOf(context).name);
      hold(row?.isExpired === true && row.status === 'EXPIRED', `It is ${row?.status}`);
      hold(sameTime(row.expirationDate, expirationDate), `It ends ${row.expirationDate}`);
      hold((await mineOf(context)).premium === false, 'The account still has premium');
    },
  },
  {
    call: 'adminSubscriptions.remove',
    rule: 'removes a subscription; then there is none: 404',
    check: async (context) => {
      const id = ownSubscription(context);
      holdReply(adminSubscriptions.remove, await context.admin.ask(adminSubscriptions.remove, { id }));
      hold(!(await rowOf(context, adminSubscriptions.list, id, ownOf(context).name)), 'It is still listed');
      holdRefused(await context.admin.ask(adminSubscriptions.remove, { id }), 404);
    },
  },
];
