import { account } from './account.ts';
import { adminAuth } from './admin/auth.ts';
import { adminClient } from './admin/client.ts';
import { hwidRequests } from './admin/hwid-requests.ts';
import { adminInvites } from './admin/invites.ts';
import { keys } from './admin/keys.ts';
import { products } from './admin/products.ts';
import { stats } from './admin/stats.ts';
import { adminSubscriptions } from './admin/subscriptions.ts';
import { users } from './admin/users.ts';
import { auth } from './auth.ts';
import { client } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { hwid } from './hwid.ts';
import { invites } from './invites.ts';
import { subscriptions } from './subscriptions.ts';

/** All calls of API-2 by name. For the mock, OpenAPI and tests; the app imports single groups. */
export const endpoints = {
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
} satisfies Record<string, Record<string, Endpoint>>;

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
