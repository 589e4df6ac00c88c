import {
  choose,
  expectNoToast,
  field,
  press,
  userNoLongerSees,
  userSees,
  userSeesWords,
} from '../../support/index.ts';
import type { Probes } from './probe.ts';

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

export const adminListProbes = {
  'stats.read': {
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
  },
  'users.list': {
    ...list('/admin/users', 'users'),
    shows: {
      missingTokenForGood: async () => {
        await userSees('No users to show');
        await expectNoToast();
      },
    },
  },
  'adminSubscriptions.list': list('/admin/subs', 'subscriptions'),
  'products.list': list('/admin/products', 'products'),
  'keys.list': list('/admin/keys', 'keys'),
  'hwidRequests.list': list('/admin/hwid', 'requests'),
  'adminInvites.list': list('/admin/invites', 'invite codes'),
  'users.refs': {
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
  },
  'adminSubscriptions.products': {
    ...admin,
    route: '/admin/keys',
    waiting: 'Loading…',
    done: () => choose('Product', 'CS2'),
    act: async () => {
      await press('Generate keys');
      await field('Product');
    },
  },
} satisfies Probes;
