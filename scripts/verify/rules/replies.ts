import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints, namedEndpoints } from '#src/contract/endpoints.ts';
import { PENDING_HWID } from '#src/contract/admin/stats.ts';
import { firstPage } from '../harmless-input.ts';
import { type Context, hold, holdRefused, holdReply, type Rule } from '../rule.ts';

const { auth, client, hwidRequests, keys, stats, subscriptions, users } = endpoints;

const reads = namedEndpoints.filter(
  ([, { method, access, replies }]) => method === 'GET' && access !== 'premium' && replies !== 'binary',
);

const input = ({ query }: Endpoint) => (query ? { query: { ...firstPage, size: 100 } } : {});

const conforms = ([call, endpoint]: [EndpointName, Endpoint]): Rule => ({
  call,
  rule: 'answers JSON with the fields, types and words of the contract',
  check: async ({ admin, customer }) => {
    for (const visitor of endpoint.access === 'user' ? [admin, customer] : [admin])
      if (visitor) holdReply(endpoint, await visitor.ask(endpoint, input(endpoint)));
  },
});

const hasPremium = async ({ admin }: Context) =>
  holdReply(subscriptions.mine, await admin.ask(subscriptions.mine)).premium;

/** What the reads answer (API-1). */
export const replyRules: Rule[] = [
  ...reads.map(conforms),
  {
    call: 'client.status',
    rule: 'answers users with premium, and only them',
    check: async (context) => {
      const answer = await context.admin.ask(client.status);
      if (await hasPremium(context)) holdReply(client.status, answer);
      else holdRefused(answer, 403);
    },
  },
  {
    call: 'client.download',
    rule: 'sends the bytes of a file, or an error in JSON',
    check: async (context) => {
      const answer = await context.admin.ask(client.download);
      if (!(await hasPremium(context))) return holdRefused(answer, 403);
      const { json } = await context.admin.ask(client.status);
      if (json?.client === null) return holdRefused(answer, 404);
      hold(answer.status === 200, `${answer.request} answered ${answer.status}`);
      hold(
        /^application\/(?!json)/.test(answer.type),
        `The content type is '${answer.type}', such as application/octet-stream is needed`,
      );
      hold(!/^\s*(?:[<{[]|$)/.test(answer.text), 'The bytes are a page, JSON or nothing');
    },
  },
  {
    call: 'stats.read',
    rule: 'has three cards, and the number of pending HWID requests as a badge',
    check: async ({ admin }) => {
      const reply = holdReply(stats.read, await admin.ask(stats.read));
      hold(reply.stats.length === 3, `There are ${reply.stats.length} cards`);
      const badge: unknown = reply.badges[PENDING_HWID];
      hold(typeof badge === 'number', `The badge '${PENDING_HWID}' is ${JSON.stringify(badge)}`);
      const list = await admin.ask(hwidRequests.list, { query: firstPage });
      const { pendingCount } = holdReply(hwidRequests.list, list);
      if (pendingCount !== undefined)
        hold(pendingCount === badge, `The list counts ${pendingCount}, the badge ${badge}`);
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
  {
    call: 'auth.me',
    rule: 'has no `admin` for users without the role',
    check: async ({ admin, customer }) => {
      const { admin: own } = holdReply(auth.me, await admin.ask(auth.me));
      if (own !== undefined) hold(own !== null, 'It is null for an administrator');
      const others = customer && holdReply(auth.me, await customer.ask(auth.me)).admin;
      hold((others ?? null) === null, `It is ${JSON.stringify(others)}`);
    },
  },
];
