import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { users } from '#src/contract/admin/users.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { storyPage } from '#storybook/preview/story-page.ts';
import { listMeta, rowOf } from '../../../support/admin-list.tsx';
import { choose, expectNoDialog, expectToast, fill, pressInRow } from '../../../support/index.ts';
import { sentBodies } from '../../../support/sent-bodies.ts';

const CUSTOMER = 2;

const meta = preview.meta({
  title: 'Screens/Admin/Users/Add subscription',
  component: UsersScreen,
  ...listMeta(
    '/admin/users?search=customer',
    'Administrators give a user a product until a date. The dialog proposes 30 days from now; buttons add a week or a month.',
  ),
});

async function open() {
  await pressInRow(CUSTOMER, 'Add subscription');
  return within(await screen.findByRole('dialog', { name: 'Add subscription for customer' }));
}

let sent: unknown[] = [];

export const Fresh = meta.story({
  tags: ['USR-4', 'FRM-8'],
  name: 'Opened: expires in 30 days',
  globals: { timeZone: 'UTC' },
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    const { getByRole } = await open();
    await expect(storyPage.route()).toBe('/admin/users?search=customer&dialog=subscribe&id=2');
    await expect(getByRole('button', { name: 'Add subscription' })).toHaveAccessibleDescription(
      'Choose a product',
    );
  },
});

export const SubscriptionAddedSuccessfully = meta.story({
  tags: ['FRM-6'],
  name: 'Subscription added successfully; the product is that of the next one',
  globals: { timeZone: 'UTC' },
  parameters: { pictures: false },
  beforeEach: ({ msw }) => {
    sent = sentBodies(msw, users.addSubscription);
  },
  play: async () => {
    await open();
    await choose('Product', 'CS2');
    await fill({ 'Expiration Date': '' });
    await screen.findByText('Set an expiration date');
    await fill({ 'Expiration Date': '2026-02-14T12:00' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add subscription' }));
    await expectToast('Subscription added successfully');
    await expect(sent).toEqual([
      {
        productId: db.products.all().find(({ name }) => name === 'CS2')!.id,
        expirationDate: '2026-02-14T12:00:00.000Z',
      },
    ]);
    await expectNoDialog();
    await expect((await rowOf(CUSTOMER)).getByText('Yes')).toBeVisible();
    await open();
    await waitFor(() => expect(screen.getByLabelText('Product')).toHaveDisplayValue('CS2'));
  },
});
