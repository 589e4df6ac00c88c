import { PENDING_HWID } from '#src/contract/admin/stats.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints, namedEndpoints } from '#src/contract/endpoints.ts';
import { jwt } from '#src/contract/session.ts';
import { hold, holdRefused, holdReply, needed, type Rule } from './check.ts';
import { firstPage, listRules } from './list-rules.ts';
import { sessionRules } from './session-rules.ts';

const { auth, keys, stats, users } = endpoints;

/** An id that no row has. */
const NO_ROW = 2_147_483_646;

/** Bodies that change nothing, whether the server refuses them or, against the contract, accepts them. */
const bodies: Partial<Record<EndpointName, unknown>> = {
  'keys.generate': { productId: NO_ROW, count: 0, durationHours: 1 },
  'adminInvites.generate': { count: 0 },
  'adminInvites.massGenerate': { count: 0, premiumOnly: true },
  'subscriptions.checkout': { plan: 1 },
  'subscriptions.redeem': { key: 'zqx-no-such-key' },
  'users.update': { discord: null, hwid: null, newHwid: null, isBanned: false },
  'users.addSubscription': { productId: NO_ROW, expirationDate: '2030-01-01T00:00:00.000Z' },
  'adminSubscriptions.update': {
    userId: NO_ROW,
    productId: NO_ROW,
    expirationDate: '2030-01-01T00:00:00.000Z',
    isExpired: false,
  },
  'products.update': { name: 'No product', shortName: 'no_product' },
  'keys.update': { code: 'NO-KEY', productId: NO_ROW, durationHours: 1 },
  'adminInvites.update': { code: 'NOINVITE' },
};

const harmless = (call: EndpointName, { query, body }: Endpoint) => ({
  id: NO_ROW,
  ...(query && { query: firstPage }),
  ...(body && { body: bodies[call] ?? {} }),
});

type Wanted = (call: EndpointName, endpoint: Endpoint) => Omit<Rule, 'call'> | undefined;

/** What is asked of every call, from its place in the contract: access (API-4), replies (API-1) and input (API-3). */
const ofEveryCall: Wanted[] = [
  (call, endpoint) =>
    endpoint.access === 'anyone'
      ? undefined
      : {
          rule: `refuses anonymous callers: 401 '${jwt.missing}'`,
          check: async ({ anonymous }) =>
            holdRefused(await anonymous.ask(endpoint, harmless(call, endpoint)), 401, jwt.missing),
        },
  (call, endpoint) =>
    endpoint.access === 'admin' || endpoint.access === 'premium'
      ? {
          rule: `refuses users without ${endpoint.access === 'admin' ? 'the admin role' : 'premium'}: 403`,
          check: async ({ customer }) => {
            const visitor = needed(customer, 'name an account without role and premium by --customer');
            holdRefused(await visitor.ask(endpoint, harmless(call, endpoint)), 403);
          },
        }
      : undefined,
  (_, endpoint) =>
    endpoint.method === 'GET' && endpoint.access !== 'premium' && endpoint.replies !== 'binary'
      ? {
          rule: 'answers with the fields, types and words of the contract',
          check: async ({ admin, customer }) => {
            const input = endpoint.query ? { query: { ...firstPage, size: 100 } } : {};
            for (const visitor of endpoint.access === 'user' ? [admin, customer] : [admin])
              if (visitor) holdReply(endpoint, await visitor.ask(endpoint, input));
          },
        }
      : undefined,
  (call, endpoint) =>
    endpoint.path.includes(':id')
      ? {
          rule: 'refuses an id that no row has: 404',
          check: async ({ admin }) => holdRefused(await admin.ask(endpoint, harmless(call, endpoint)), 404),
        }
      : undefined,
  (call, endpoint) =>
    endpoint.body &&
    !endpoint.path.includes(':id') &&
    endpoint.access !== 'premium' &&
    call !== 'products.create'
      ? {
          rule: 'refuses input that the contract forbids: 400',
          check: async ({ admin }) => holdRefused(await admin.ask(endpoint, harmless(call, endpoint)), 400),
        }
      : undefined,
];

const particular: Rule[] = [
  {
    call: 'auth.me',
    rule: 'refuses a bearer that was never given: 401',
    check: async ({ anonymous }) =>
      holdRefused(await anonymous.other([['BEARER', 'eyJhbGciOiJub25lIn0.e30.']]).ask(auth.me), 401),
  },
  {
    call: 'stats.read',
    rule: 'has three cards, and the number of pending HWID requests as a badge',
    check: async ({ admin }) => {
      const reply = holdReply(stats.read, await admin.ask(stats.read));
      hold(reply.stats.length === 3, `There are ${reply.stats.length} cards`);
      const badge: unknown = reply.badges[PENDING_HWID];
      hold(typeof badge === 'number', `The badge '${PENDING_HWID}' is ${JSON.stringify(badge)}`);
    },
  },
  {
    call: 'keys.unused',
    rule: 'has unused keys only',
    check: async ({ admin }) => {
      const reply = holdReply(keys.unused, await admin.ask(keys.unused));
      const used = reply.keys.find(({ status }: { status: string }) => status !== 'UNUSED');
      hold(!used, `Key ${used?.id} is ${used?.status}`);
    },
  },
  {
    call: 'users.refs',
    rule: 'has as many users as the list',
    check: async ({ admin }) => {
      const { total } = holdReply(users.list, await admin.ask(users.list, { query: firstPage }));
      const { length } = holdReply(users.refs, await admin.ask(users.refs));
      hold(length === total, `There are ${length}, and ${total} in the list`);
    },
  },
];

/** All rules, in the order in which they are checked. */
export const rules: Rule[] = [
  ...namedEndpoints.flatMap(([call, endpoint]) =>
    ofEveryCall.flatMap((wanted) => {
      const rule = wanted(call, endpoint);
      return rule ? [{ call, ...rule }] : [];
    }),
  ),
  ...particular,
  ...listRules,
  ...sessionRules,
];
