import { db } from '#mocks/db/index.ts';
import { DAY, iso } from '#mocks/db/time.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { NOW } from './explorer/app-code.fixtures.ts';
import type { Sequence } from './explorer/sequences.fixtures.ts';

/** The lists, each with an order for which the browser holds all rows. */
export const lists = {
  keys: ['/admin/keys', '?order=-Code', endpoints.keys.list],
  subs: ['/admin/subs', '?order=-User', endpoints.adminSubscriptions.list],
  users: ['/admin/users', '?order=-Username', endpoints.users.list],
  hwid: ['/admin/hwid', '?order=-User', endpoints.hwidRequests.list],
  invites: ['/admin/invites', '?order=-Code', endpoints.adminInvites.list],
  products: ['/admin/products', '?order=-Name', endpoints.products.list],
} as const;
export type List = keyof typeof lists;
export const names = Object.keys(lists) as List[];

/** A write, the page that makes it, the steps, and which other lists it changes. */
export type Write = [write: EndpointName, at: string, steps: Sequence['steps'], others?: List[]];

const select = (which: string) => `tick "Select ${which}`;
const bulk = (which: string, action: string, confirm: string, shows: string) =>
  `${select(which)} › press "${action}" › press "${confirm}" › shows "${shows}"`;

/** Each write of the console and the dashboard that changes a list. */
export const writes: Write[] = [
  ['keys.update', '/admin/keys', 'press "Edit › type "NEW-1" in "Code" › press "Save" › shows "Key updated"'],
  [
    'keys.update',
    '/admin/keys?order=-Code',
    'press "Edit › type "NEW-2" in "Code" › press "Save" › shows "Key updated"',
  ],
  [
    'keys.generate',
    '/admin/keys',
    'press "Generate keys" › choose "Alpha" in "Product" › press "Generate" › shows "Keys generated" › press "Close"',
  ],
  ['keys.remove', '/admin/keys?order=Code', 'press "Delete › press "Delete Key" › shows "Key deleted"'],
  ['keys.remove', '/admin/keys', bulk('key', 'Delete selected', 'Delete 1 key', 'deleted')],
  [
    'adminInvites.update',
    '/admin/invites',
    'press "Edit › type "NEW1" in "Code" › press "Save" › shows "Code updated"',
  ],
  [
    'adminInvites.generate',
    '/admin/invites',
    'press "Generate invites" › press "Generate" › shows "Codes generated" › press "Close"',
  ],
  ['adminInvites.massGenerate', '/admin/invites', 'press "Mass › press "Generate › shows "generated"'],
  ['adminInvites.remove', '/admin/invites', 'press "Delete › press "Delete" › shows "Code deleted"'],
  [
    'adminInvites.remove',
    '/admin/invites?order=-Code',
    bulk('invite', 'Delete selected', 'Delete 1 invite code', 'deleted'),
  ],
  [
    'products.create',
    '/admin/products',
    'press "Create Product" › type "Gamma" in "Name" › type "gamma" in "Short name" › press "Create" › shows "Product created"',
  ],
  [
    'products.update',
    '/admin/products?search=Alpha&user=premium',
    'press "Edit › type "Renamed" in "Name" › press "Save" › shows "Product updated"',
    ['keys', 'subs'],
  ],
  [
    'adminSubscriptions.update',
    '/admin/subs?search=premium&user=premium',
    'press "Edit › press "+30 days" › press "Save" › shows "Subscription updated"',
  ],
  [
    'adminSubscriptions.update',
    '/admin/subs?search=premium&user=premium',
    'press "Edit › tick "Expired" › press "Save" › shows "Subscription updated"',
    ['users'],
  ],
  [
    'adminSubscriptions.update',
    '/admin/subs?search=premium&user=premium',
    bulk('subscription', 'Extend', 'Extend 1 subscription', 'extended'),
  ],
  [
    'adminSubscriptions.update',
    '/admin/subs?search=expiring',
    bulk('subscription', 'End now', 'End 1 subscription', 'ended'),
    ['users'],
  ],
  [
    'adminSubscriptions.remove',
    '/admin/subs?search=paused',
    'press "Delete › press "Delete › shows "Subscription deleted"',
    ['users'],
  ],
  [
    'adminSubscriptions.remove',
    '/admin/subs?search=pending&user=pending',
    bulk('subscription', 'Delete selected', 'Delete 1 subscription', 'deleted'),
    ['users'],
  ],
  [
    'users.addSubscription',
    '/admin/users?user=customer',
    'press "Add subscription" › choose "Beta" in "Product" › press "Add subscription" › shows "Subscription added"',
    ['subs'],
  ],
  [
    'users.addSubscription',
    '/admin/subs?user=customer',
    'press "Add subscription" › choose "Beta" in "Product" › press "Add subscription" › shows "Subscription added"',
    ['users'],
  ],
  [
    'users.update',
    '/admin/users?search=premium&user=premium',
    'press "Edit › type "1234" in "HWID" › press "Save" › shows "User updated"',
  ],
  ['users.update', '/admin/keys?user=premium', 'press "Ban › press "Ban › shows "updated"', ['users']],
  ['hwidRequests.decline', '/admin/hwid?order=User', 'press "Decline › press "Decline" › shows "declined"'],
  [
    'hwidRequests.approve',
    '/admin/hwid?user=premium',
    'press "Approve › press "Approve" › shows "approved"',
    ['users'],
  ],
  [
    'adminClient.upload',
    '/admin/users',
    'press "Upload client" › choose a file › type "9.9.9" in "Version" › press "Upload" › shows "Client uploaded"',
  ],
  [
    'users.remove',
    '/admin/users?search=premium&user=premium',
    'press "Delete" with the mouse › type "premium" in "Type premium to confirm" › press "Delete" › shows "User deleted"',
    ['keys', 'subs', 'invites', 'hwid'],
  ],
  [
    'products.remove',
    '/admin/products?search=Alpha&user=admin',
    'press "Delete › type "Alpha" in "Type Alpha to confirm" › press "Delete › shows "Product deleted"',
    ['keys', 'subs', 'users'],
  ],
  [
    'products.remove',
    '/admin/products?search=Beta',
    `${select('product')} › press "Delete selected" › type "delete 1 product" in "Type › press "Delete 1 product" › shows "deleted"`,
    ['keys', 'subs', 'users'],
  ],
  [
    'subscriptions.redeem',
    '/dash?redeem=KEY-4',
    ['press "Redeem', (tab) => tab.pass(2000), 'shows "redeemed"'], // longer than the delay before the call
  ],
];

/** Writes after which nothing is read: of the session, or they lead to another page or show their own reply. */
export const alone: EndpointName[] = [
  'auth.signIn',
  'auth.signUp',
  'auth.invalidate',
  'auth.signOut',
  'auth.refresh',
  'account.changePassword',
  'adminAuth.signIn',
  'subscriptions.checkout',
  'hwid.requestReset',
];

/** Leaves a few rows in each list, so that one page shows them all. */
export function addRows() {
  resetDb('empty', NOW);
  const { admin, customer, premium, expiring, paused, pending } = personas;
  for (const name of ['Alpha', 'Beta']) db.products.insert({ name, shortName: name.toLowerCase() });
  const createdDate = iso(NOW - 40 * DAY);
  for (const usedById of [premium.id, customer.id, null, null, null]) {
    const status = usedById ? ('USED' as const) : ('UNUSED' as const);
    const row = { status, usedById, usedDate: usedById && iso(NOW - DAY), createdDate };
    const productId = usedById ? 1 + (usedById % 2) : 1;
    db.keys.insert({ ...row, code: `KEY-${db.keys.size}`, productId, durationHours: 24 });
    db.invites.insert({ ...row, code: `INVITE${db.invites.size}`, assignedToId: usedById });
  }
  for (const { id: userId } of [admin, premium, expiring, paused, pending])
    db.subscriptions.insert({
      userId,
      productId: userId === expiring.id ? 2 : 1,
      start: createdDate,
      end: iso(NOW + 9 * DAY),
      isExpired: false,
      pauseDate: null,
    });
  for (const { id: userId } of [customer, premium, pending])
    db.hwidRequests.insert({
      userId,
      reason: 'A new board',
      status: 'PENDING',
      createdDate,
      currentHwid: 'a',
      requestHwid: 'b',
      requestIp: null,
    });
}
