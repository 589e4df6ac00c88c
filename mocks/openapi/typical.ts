import type { EndpointName } from '#src/contract/endpoints.ts';

/*
 * A usual success of each call whose body the client reads, with rows of the seeds. Together they are one world: an
 * administrator with premium, so that a mock server made of the document alone leads to each page.
 */

const product = { id: 1, name: 'CS2' };
const admin = {
  username: 'admin',
  role: ['ROLE_USER', 'ROLE_ADMIN'],
  secret: false,
  discord: '481920375566104832',
  avatar: '3b9de0f6427a18c5915d2c44a07be8f1',
};
const key = {
  id: 400,
  code: 'W33A-EXD9-5X7S-QP4V',
  product,
  status: 'UNUSED',
  durationHours: 2160,
  usedBy: null,
  usedDate: null,
  createdDate: '2026-01-15T07:40:30.000Z',
};
const page = (row: object) => ({ items: [row], total: 1 });

export const typicalBodies: { [Name in EndpointName]?: unknown } = {
  'auth.signIn': { code: 200 },
  'adminAuth.signIn': { code: 200 },
  'auth.signUp': { message: 'Registration successful! You can now log in' },
  'auth.me': { user: admin, admin },
  'account.changePassword': { message: 'Password successfully changed' },
  'subscriptions.mine': {
    products: [{ ...product, shortName: 'cs2' }],
    subscriptions: [
      {
        product: { name: 'CS2' },
        status: 'ACTIVE',
        start: '2026-01-03T12:00:00.000Z',
        end: '2036-02-02T13:00:00.000Z',
      },
    ],
    premium: true,
  },
  'subscriptions.checkout': { checkout: 'https://checkout.example.com/session/1' },
  'subscriptions.redeem': { message: 'Key redeemed successfully' },
  'hwid.requestReset': { message: 'HWID reset request submitted' },
  'client.status': { hwid: { pending: false }, client: { version: '1.2.3', releaseDate: '2026-01-06' } },
  'invites.mine': { codes: [{ id: 4, code: 'YYPNN5S3BMR8', status: 'UNUSED' }] },
  'stats.read': {
    stats: [
      { label: 'Users', value: 140, change: 10.2, detail: '13 joined this week' },
      { label: 'Active subscriptions', value: 75, change: 23, detail: '3 paused, 260 in all' },
      { label: 'Unused keys', value: 142, change: null, detail: null },
    ],
    badges: { 'Pending HWID Resets': 1 },
  },
  'users.list': page({
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
  }),
  'users.refs': [{ id: 140, username: 'VelvetFalcon' }],
  'adminSubscriptions.list': page({
    id: 260,
    user: { id: 140, username: 'VelvetFalcon' },
    product,
    status: 'ACTIVE',
    expirationDate: '2036-01-16T05:48:23.000Z',
    isExpired: false,
    pauseDate: null,
  }),
  'adminSubscriptions.products': [product],
  'products.list': page({ ...product, shortName: 'cs2' }),
  'keys.list': page(key),
  'keys.generate': { keys: [{ code: key.code, durationHours: 2160, product: { name: 'CS2' } }] },
  'keys.unused': { keys: [key] },
  'hwidRequests.list': {
    ...page({
      id: 45,
      user: { username: 'VelvetFalcon' },
      currentHwid: 'c91c7c50d79dc7793d2d187c269a6bc017bc1a5b4efecc14',
      requestHwid: 'f56c38b4fd08c841ab6644e6d4da6f3728ee560b',
      reason: 'Got a new motherboard, the old Z690 died last night.',
      requestIp: '77.171.116.156',
      status: 'PENDING',
      createdDate: '2026-01-15T08:16:07.000Z',
    }),
    pendingCount: 1,
  },
  'adminInvites.list': page({
    id: 120,
    code: 'X2P2NP5NVHDZ',
    assignedTo: null,
    status: 'UNUSED',
    usedBy: null,
    usedDate: null,
    createdDate: '2026-01-15T06:31:25.000Z',
  }),
  'adminInvites.generate': { codes: [{ code: 'X2P2NP5NVHDZ' }] },
  'adminInvites.massGenerate': { message: 'Generated 140 codes' },
};
