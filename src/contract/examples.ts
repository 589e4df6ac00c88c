import type { HwidRequest } from './admin/hwid-requests.ts';
import type { InviteCode } from './admin/invites.ts';
import type { ActivationKey } from './admin/keys.ts';
import type { Product } from './admin/products.ts';
import type { AdminSubscription } from './admin/subscriptions.ts';
import type { AdminUser } from './admin/users.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName, endpoints } from './endpoints.ts';
import { limits } from './limits.ts';

type Called<Name extends EndpointName> =
  Name extends `${infer Group extends keyof typeof endpoints}.${infer Call}`
    ? (typeof endpoints)[Group][Call & keyof (typeof endpoints)[Group]]
    : never;
type BodyOf<Name extends EndpointName> =
  Called<Name> extends Endpoint<string, any, infer Body> ? Body : never;

/** A body that the server accepts, without its file, and a usual success as the server sends it. */
interface Example<Name extends EndpointName> {
  body?: Partial<BodyOf<Name>>;
  reply?: unknown;
}

/** The token of the provider's test keys, which servers with such a key accept; so does the mock backend. */
const turnstileToken = 'XXXX.DUMMY.TOKEN.XXXX';

/** Returns a builder of rows: the example of its noun with a test's own values. */
const builder =
  <Row extends object>(example: Row) =>
  (own: Partial<Row> = {}): Row => ({ ...example, ...own });

const product = { id: 1, name: 'CS2' };
export const aProduct = builder<Product>({ ...product, shortName: 'cs2' });
const admin = {
  username: 'admin',
  role: ['ROLE_USER', 'ROLE_ADMIN'],
  secret: false,
  discord: '481920375566104832',
  avatar: '3b9de0f6427a18c5915d2c44a07be8f1',
};
export const aUser = builder<AdminUser>({
  id: 140,
  username: 'VelvetFalcon',
  roles: ['ROLE_USER'],
  nonExpiredNonPausedSubscription: false,
  discord: '851498189354076567',
  hwid: '6f7c93097725c94647562da620943a38de0eafc075f7788d',
  newHwid: null,
  isBanned: false,
  lastIp: '213.46.16.5',
  joinIp: '77.185.224.107',
  joinDate: '2026-01-15T07:53:02.000Z',
});
export const aSubscription = builder<AdminSubscription>({
  id: 260,
  user: { id: 140, username: 'VelvetFalcon' },
  product,
  status: 'ACTIVE',
  expirationDate: '2036-01-16T05:48:23.000Z',
  isExpired: false,
  pauseDate: null,
});
export const aKey = builder<ActivationKey>({
  id: 400,
  code: 'W33A-EXD9-5X7S-QP4V',
  product,
  status: 'UNUSED',
  durationHours: 2160,
  usedBy: null,
  usedDate: null,
  createdDate: '2026-01-15T07:40:30.000Z',
});
export const anInvite = builder<InviteCode>({
  id: 120,
  code: 'X2P2NP5NVHDZ',
  assignedTo: null,
  status: 'UNUSED',
  usedBy: null,
  usedDate: null,
  createdDate: '2026-01-15T06:31:25.000Z',
});
export const anHwidRequest = builder<HwidRequest>({
  id: 45,
  user: { username: 'VelvetFalcon' },
  currentHwid: 'c91c7c50d79dc7793d2d187c269a6bc017bc1a5b4efecc14',
  requestHwid: 'f56c38b4fd08c841ab6644e6d4da6f3728ee560b',
  reason: 'Got a new motherboard, the old Z690 died last night.',
  requestIp: '77.171.116.156',
  status: 'PENDING',
  createdDate: '2026-01-15T08:16:07.000Z',
});

const page = <Row>(row: Row) => ({ items: [row] as [Row], total: 1 });
const productEdit = { name: 'Chess 1', shortName: 'chess_1' };

/**
 * Examples of each call's body and, if the client reads it, its success. They fit together (an administrator with
 * premium), so that a mock server made of the OpenAPI document alone shows every page.
 */
export const examples = {
  'auth.signIn': {
    body: { username: 'customer', password: 'password', turnstileToken },
    reply: { code: 200 },
  },
  'auth.signUp': {
    body: { username: 'newcomer', password: 'secret-1', turnstileToken },
    reply: { message: 'Registration successful! You can now log in' },
  },
  'auth.me': { reply: { user: admin, admin } },
  'account.changePassword': {
    body: { currentPassword: 'password', newPassword: 'secret-1', confirmPassword: 'secret-1' },
    reply: { message: 'Password successfully changed' },
  },
  'subscriptions.mine': {
    reply: {
      products: [{ ...product, shortName: 'cs2' }],
      subscriptions: [
        {
          product: { name: product.name },
          status: 'ACTIVE',
          start: '2026-01-03T12:00:00.000Z',
          end: '2036-02-02T13:00:00.000Z',
        },
      ],
      premium: true,
    },
  },
  'subscriptions.checkout': {
    body: { plan: limits.plan.cents },
    reply: { checkout: 'https://checkout.example.com/session/1' },
  },
  'subscriptions.redeem': { body: { key: 'CODE-1' }, reply: { message: 'Key redeemed successfully' } },
  'hwid.requestReset': {
    body: { reason: 'A new mainboard' },
    reply: { message: 'HWID reset request submitted' },
  },
  'client.status': {
    reply: { hwid: { pending: false }, client: { version: '1.2.3', releaseDate: '2026-01-06' } },
  },
  'invites.mine': { reply: { codes: [{ id: 4, code: 'YYPNN5S3BMR8', status: 'UNUSED' }] } },
  'adminAuth.signIn': {
    body: { username: 'admin', password: 'password', turnstileToken },
    reply: { code: 200 },
  },
  'stats.read': {
    reply: {
      stats: [
        { label: 'Users', value: 140, change: 10.2, detail: '13 joined this week' },
        { label: 'Active subscriptions', value: 75, change: 23, detail: '3 paused, 260 in all' },
        { label: 'Unused keys', value: 142, change: null, detail: null },
      ],
      badges: { 'Pending HWID Resets': 1 },
    },
  },
  'users.list': { reply: page(aUser()) },
  'users.refs': { reply: [{ id: aUser().id, username: aUser().username }] },
  'users.update': { body: { discord: null, hwid: null, newHwid: null, isBanned: false } },
  'users.addSubscription': { body: { productId: 1, expirationDate: '2027-01-01T00:00:00.000Z' } },
  'adminSubscriptions.list': { reply: page(aSubscription()) },
  'adminSubscriptions.products': { reply: [product] },
  'adminSubscriptions.update': {
    body: { userId: 2, productId: 1, expirationDate: '2027-01-01T00:00:00.000Z', isExpired: false },
  },
  'products.list': { reply: page(aProduct()) },
  'products.create': { body: productEdit },
  'products.update': { body: productEdit },
  'keys.list': { reply: page(aKey()) },
  'keys.update': { body: { code: 'CODE-1', productId: 1, durationHours: 24 } },
  'keys.generate': {
    body: { productId: 1, count: 2, durationHours: 24 },
    reply: {
      keys: [{ code: aKey().code, durationHours: aKey().durationHours, product: { name: product.name } }],
    },
  },
  'keys.unused': { reply: { keys: [aKey()] } },
  'hwidRequests.list': { reply: { ...page(anHwidRequest()), pendingCount: 1 } },
  'adminClient.upload': { body: { version: '9.0.1', releaseDate: '2026-01-15' } },
  'adminInvites.list': { reply: page(anInvite()) },
  'adminInvites.update': { body: { code: 'CODE1' } },
  'adminInvites.generate': {
    body: { count: 2, userId: 2 },
    reply: { codes: [{ code: anInvite().code }] },
  },
  'adminInvites.massGenerate': {
    body: { count: 1, premiumOnly: true },
    reply: { message: 'Generated 140 codes' },
  },
} satisfies { [Name in EndpointName]?: Example<Name> };

/** Returns the example of a call by its name; empty for calls without a body whose reply is not used. */
export const exampleOf = (name: EndpointName): Example<any> =>
  (examples as Record<string, Example<any>>)[name] ?? {};
