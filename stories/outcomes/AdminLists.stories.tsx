import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  choose,
  expectNoToast,
  field,
  press,
  userNoLongerSees,
  userSees,
  userSeesWords,
} from '../support/index.ts';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({ title: 'Outcomes/Admin lists', parameters: { pictures: false } });

const admin = { persona: 'admin' } as const;

/** A list of the console, which is loaded with its page. */
const list = (route: string, rows: string) => ({
  ...admin,
  route,
  done: 'Rows per page',
  waiting: `Loading ${rows}`,
});

/** Opens the picker of owners and expects this text in its list. */
const offersOwner = (label: string) => async () => {
  await press('Show all', 'dialog');
  await userSees(label);
};

export const Stats = meta.story({
  ...outcomesOf('stats.read', {
    ...admin,
    route: '/admin/keys',
    done: 'joined this week',
    waiting: 'Loading statistics',
    shows: {
      nonePending: async () => {
        await userSeesWords('joined this week');
        await userNoLongerSees(/\d pending$/);
      },
    },
  }),
  tags: ['ADM-1'],
});
export const Users = meta.story(
  outcomesOf('users.list', {
    ...list('/admin/users', 'users'),
    shows: {
      missingTokenForGood: async () => {
        await userSees('No users to show');
        await expectNoToast();
      },
    },
  }),
);
export const Subscriptions = meta.story(
  outcomesOf('adminSubscriptions.list', list('/admin/subs', 'subscriptions')),
);
export const Products = meta.story(outcomesOf('products.list', list('/admin/products', 'products')));
export const Keys = meta.story(outcomesOf('keys.list', list('/admin/keys', 'keys')));
export const HwidRequests = meta.story(outcomesOf('hwidRequests.list', list('/admin/hwid', 'requests')));
export const Invites = meta.story(outcomesOf('adminInvites.list', list('/admin/invites', 'invite codes')));

/** The owners to choose from, in the dialog that generates invites. */
export const UserRefs = meta.story(
  outcomesOf('users.refs', {
    ...admin,
    route: '/admin/invites',
    done: offersOwner('admin'),
    waiting: offersOwner('Loading…'),
    failed: offersOwner('Nothing to choose'),
    shows: {
      missingTokenForGood: async () => {
        await userSees('No users to show.', 'dialog');
        await expectNoToast();
      },
    },
    act: async () => {
      await press('Generate invites');
      await field('Owner');
    },
  }),
);

/** The products to choose from, in the dialog that generates keys. */
export const ProductRefs = meta.story(
  outcomesOf('adminSubscriptions.products', {
    ...admin,
    route: '/admin/keys',
    waiting: async () => expect(await field('Product')).toHaveDisplayValue('Loading…'),
    done: () => choose('Product', 'CS2'),
    act: async () => {
      await press('Generate keys');
      await field('Product');
    },
  }),
);
