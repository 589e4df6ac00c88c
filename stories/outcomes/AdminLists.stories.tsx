import preview from '#storybook/preview.tsx';
import { press } from './hands.ts';
import { outcomesOf, type Probe, Stage } from './stage.tsx';

const meta = preview.meta({ title: 'Outcomes/Admin lists', component: Stage });

/** A list of the console: opened, and there it is, or is not. */
const list = (route: string, title: string, shows: Probe['shows'] = {}) => ({
  persona: 'admin' as const, route, done: 'Rows per page', otherwise: title,
  shows: { noRows: 'Nothing here yet', missingTokenForGood: 'could not be loaded', ...shows },
});

export const Stats = meta.story(
  outcomesOf('stats.read', { persona: 'admin', route: '/admin/keys', done: 'from last week', otherwise: 'Keys', shows: { changeAsText: 'from last week' } }),
);
export const Users = meta.story(outcomesOf('users.list', list('/admin/users', 'Users')));
export const Subscriptions = meta.story(outcomesOf('adminSubscriptions.list', list('/admin/subs', 'Subscriptions')));
export const Products = meta.story(outcomesOf('products.list', list('/admin/products', 'Products')));
export const Keys = meta.story(outcomesOf('keys.list', list('/admin/keys', 'Keys')));
export const HwidRequests = meta.story(outcomesOf('hwidRequests.list', list('/admin/hwid', 'HWID reset requests')));
export const Invites = meta.story(outcomesOf('adminInvites.list', list('/admin/invites', 'Invites')));

/** The owners to choose from, in the dialog that generates invites. */
export const UserRefs = meta.story(
  outcomesOf('users.refs', { persona: 'admin', route: '/admin/invites', done: 'Owner', otherwise: 'Owner', act: () => press('Generate invites') }),
);

/** The products to choose from, in the dialog that generates keys. */
export const ProductRefs = meta.story(
  outcomesOf('adminSubscriptions.products', { persona: 'admin', route: '/admin/keys', done: 'Amount', otherwise: 'Amount', act: () => press('Generate keys') }),
);
