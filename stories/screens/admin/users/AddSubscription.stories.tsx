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
  const { getByRole } = within(await screen.findByRole('dialog', { name: 'Add subscription for customer' }));
  return {
    submit: getByRole('button', { name: 'Add subscription' }),
    expiry: await screen.findByLabelText('Expiration Date'),
  };
}

/** Opens the dialog, chooses a product and submits. */
async function submitted() {
  const parts = await open();
  await choose('Product', 'CS2');
  await userEvent.click(await screen.findByRole('button', { name: 'Add subscription' }));
  return parts;
}

let sent: unknown[] = [];

export const Fresh = meta.story({
  tags: ['USR-4', 'FRM-8'],
  name: 'Opened: expires in 30 days',
  globals: { timeZone: 'UTC' },
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    const { submit, expiry } = await open();
    await expect(storyPage.route()).toBe('/admin/users?search=customer&dialog=subscribe&id=2');
    await expect(expiry).toHaveValue('2026-02-14T12:00');
    await screen.findByText(/ · in 30 days$/);
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('Choose a product');
  },
});

export const DisabledUntilBothAreFilled = meta.story({
  tags: ['USR-4', 'FRM-8'],
  name: 'No expiration date: nothing to submit',
  parameters: { pictures: false },
  play: async () => {
    const { submit } = await open();
    await expect(submit).toHaveAccessibleDescription('Choose a product');
    await choose('Product', 'CS2');
    await expect(submit).toBeEnabled();
    await expect(submit).toHaveAccessibleDescription('');
    await fill({ 'Expiration Date': '' });
    await expect(submit).toBeDisabled();
    await screen.findByText('Set an expiration date');
  },
});

export const SubscriptionAddedSuccessfully = meta.story({
  name: 'Subscription added successfully',
  parameters: { pictures: false },
  beforeEach: ({ msw }) => {
    sent = sentBodies(msw, users.addSubscription);
  },
  play: async () => {
    await submitted();
    await expectToast('Subscription added successfully');
    await expect(sent).toEqual([
      {
        productId: db.products.all().find(({ name }) => name === 'CS2')!.id,
        expirationDate: '2026-02-14T12:00:00.000Z',
      },
    ]);
    await expectNoDialog();
    await expect((await rowOf(CUSTOMER)).getByText('Yes')).toBeVisible();
  },
});

/** A product that was not given is not remembered. */
export const BeginsWithTheLastProduct = meta.story({
  tags: ['FRM-6', 'USR-4'],
  name: 'Opened again: the product given last',
  parameters: { pictures: false },
  play: async () => {
    await open();
    await choose('Product', 'Rust');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    const { submit } = await open();
    await expect(submit).toBeDisabled();
    await choose('Product', 'CS2');
    await userEvent.click(await screen.findByRole('button', { name: 'Add subscription' }));
    await expectToast('Subscription added successfully');
    await expectNoDialog();
    const again = await open();
    await waitFor(() => expect(screen.getByLabelText('Product')).toHaveDisplayValue('CS2'));
    await expect(again.submit).toBeEnabled();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
  },
});
