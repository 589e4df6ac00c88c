import * as z from 'zod/mini';
import * as account from './account.ts';
import * as adminAuth from './admin/auth.ts';
import * as adminClient from './admin/client.ts';
import * as hwidRequests from './admin/hwid-requests.ts';
import * as adminInvites from './admin/invites.ts';
import * as keys from './admin/keys.ts';
import * as products from './admin/products.ts';
import * as stats from './admin/stats.ts';
import * as adminSubscriptions from './admin/subscriptions.ts';
import * as users from './admin/users.ts';
import * as auth from './auth.ts';
import * as client from './client.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import * as hwid from './hwid.ts';
import * as invites from './invites.ts';
import * as subscriptions from './subscriptions.ts';

/** Groups of calls: the module that exports a group under its name, and the group's subject. */
const groups = {
  auth: [auth, 'Session: sign-up, sign-in, refresh, sign-out'],
  account: [account, 'The own account'],
  subscriptions: [subscriptions, 'The own subscriptions, checkout, keys'],
  hwid: [hwid, 'The own hardware id'],
  client: [client, 'The Windows client'],
  invites: [invites, 'The own invitation codes'],
  adminAuth: [adminAuth, 'Administrators: sign-in'],
  stats: [stats, 'Administrators: statistics'],
  users: [users, 'Administrators: users'],
  adminSubscriptions: [adminSubscriptions, 'Administrators: subscriptions'],
  products: [products, 'Administrators: products'],
  keys: [keys, 'Administrators: activation keys'],
  hwidRequests: [hwidRequests, 'Administrators: HWID reset requests'],
  adminClient: [adminClient, 'Administrators: client versions'],
  adminInvites: [adminInvites, 'Administrators: invite codes'],
} satisfies Record<string, [module: object, description: string]>;

type Groups = {
  [Group in keyof typeof groups]: (typeof groups)[Group][0] extends Record<Group, infer Calls>
    ? Calls
    : never;
};

/** All calls of API-2 by name. For the mock, OpenAPI and tests; the app imports single groups. */
export const endpoints = Object.fromEntries(
  Object.entries(groups).map(([group, [module]]) => [group, module[group as never]]),
) as unknown as Groups;

/** The groups for readers, as OpenAPI has them. */
export const tags = Object.entries(groups).map(([name, [, description]]) => ({ name, description }));

/** The schemas that the modules export with a capital, by name. */
export const namedSchemas: [string, Schema][] = Object.values(groups).flatMap(([module]) =>
  Object.entries<unknown>(module).filter(
    (entry): entry is [string, Schema] => /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodMiniType,
  ),
);

/** The name of a call, such as 'keys.update'. */
export type EndpointName = {
  [Group in keyof typeof endpoints]: `${Group}.${keyof (typeof endpoints)[Group] & string}`;
}[keyof typeof endpoints];

/** `[name, endpoint]` pairs such as `['keys.update', …]`. */
export const namedEndpoints: [EndpointName, Endpoint][] = Object.entries(endpoints).flatMap(
  ([group, calls]) =>
    Object.entries(calls).map(([name, call]): [EndpointName, Endpoint] => [
      `${group}.${name}` as EndpointName,
      call,
    ]),
);
