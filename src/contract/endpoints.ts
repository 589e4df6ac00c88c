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

/** All calls of API-2 by name. For the mock, OpenAPI and tests; the app imports single groups. */
export const endpoints = {
  auth: auth.auth,
  account: account.account,
  subscriptions: subscriptions.subscriptions,
  hwid: hwid.hwid,
  client: client.client,
  invites: invites.invites,
  adminAuth: adminAuth.adminAuth,
  stats: stats.stats,
  users: users.users,
  adminSubscriptions: adminSubscriptions.adminSubscriptions,
  products: products.products,
  keys: keys.keys,
  hwidRequests: hwidRequests.hwidRequests,
  adminClient: adminClient.adminClient,
  adminInvites: adminInvites.adminInvites,
} satisfies Record<string, Record<string, Endpoint>>;

/** The groups of `endpoints`, with titles for readers. */
export const titles: Record<keyof typeof endpoints, string> = {
  auth: 'Session: sign-up, sign-in, refresh, sign-out',
  account: 'The own account',
  subscriptions: 'The own subscriptions, checkout, keys',
  hwid: 'The own hardware id',
  client: 'The Windows client',
  invites: 'The own invitation codes',
  adminAuth: 'Administrators: sign-in',
  stats: 'Administrators: statistics',
  users: 'Administrators: users',
  adminSubscriptions: 'Administrators: subscriptions',
  products: 'Administrators: products',
  keys: 'Administrators: activation keys',
  hwidRequests: 'Administrators: HWID reset requests',
  adminClient: 'Administrators: client versions',
  adminInvites: 'Administrators: invite codes',
};

/** The schemas that these files export with a capital, by name. */
export const namedSchemas: [string, Schema][] = [
  auth,
  account,
  subscriptions,
  hwid,
  client,
  invites,
  adminAuth,
  stats,
  users,
  adminSubscriptions,
  products,
  keys,
  hwidRequests,
  adminClient,
  adminInvites,
].flatMap((group) =>
  Object.entries<unknown>(group).filter(
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
