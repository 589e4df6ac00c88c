import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { choose, expectNoToast, userSees, userSeesWords } from '../support/index.ts';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({ title: 'Outcomes/Admin lists', parameters: { pictures: false } });

const admin = { persona: 'admin' } as const;

const list = (route: string, rows: string) => ({
  ...admin,
  route,
  done: 'Rows per page',
  waiting: `Loading ${rows}`,
});

/** Opens the picker of owners and expects this text in its list. */
const offersOwner = (label: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
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
        await waitFor(() => expect(screen.queryByText(/\d pending$/)).toBeNull());
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
        await screen.findByText('No users to show');
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
        await screen.findByText('No users to show.');
        await expectNoToast();
      },
    },
    act: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Generate invites' }));
      await screen.findByLabelText('Owner');
    },
  }),
);

/** The products to choose from, in the dialog that generates keys. */
export const ProductRefs = meta.story(
  outcomesOf('adminSubscriptions.products', {
    ...admin,
    route: '/admin/keys',
    waiting: async () => expect(await screen.findByLabelText('Product')).toHaveDisplayValue('Loading…'),
    done: () => choose('Product', 'CS2'),
    act: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Generate keys' }));
      await screen.findByLabelText('Product');
    },
  }),
);
