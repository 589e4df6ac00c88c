import preview from '#storybook/preview.tsx';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({ title: 'Outcomes/Admin lists', parameters: { pictures: false } });

export const Stats = meta.story({ ...outcomesOf('stats.read'), tags: ['ADM-1'] });
export const Users = meta.story(outcomesOf('users.list'));
export const Subscriptions = meta.story(outcomesOf('adminSubscriptions.list'));
export const Products = meta.story(outcomesOf('products.list'));
export const Keys = meta.story(outcomesOf('keys.list'));
export const HwidRequests = meta.story(outcomesOf('hwidRequests.list'));
export const Invites = meta.story(outcomesOf('adminInvites.list'));

/** The owners to choose from, in the dialog that generates invites. */
export const UserRefs = meta.story(outcomesOf('users.refs'));

/** The products to choose from, in the dialog that generates keys. */
export const ProductRefs = meta.story(outcomesOf('adminSubscriptions.products'));
