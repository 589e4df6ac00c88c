import { expect, fireEvent, screen } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { users } from '#src/contract/admin/users.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { choose, dialogOf, expectNoDialog, inMain, type Playing, rowOf } from '../list/play.tsx';
import { press } from '../list/press.ts';
import { sentBodies } from '../list/sent-bodies.ts';

const CUSTOMER = 2;

const meta = preview.meta({
  title: 'Screens/Admin/Users/Add subscription',
  component: UsersScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/users?dir=asc' },
});

async function opened(playing: Playing) {
  await press(playing, CUSTOMER, 'Add subscription');
  const dialog = await dialogOf('Add subscription for customer');
  return { dialog, submit: dialog.getByRole('button', { name: 'Add subscription' }), expiry: dialog.getByLabelText('Expiration Date') };
}

const chooseProduct = ({ userEvent }: Playing) => choose(userEvent, screen.getByRole('combobox', { name: 'Product' }), 'CS2');

let sent: unknown[] = [];

/** Expires 30 days from now unless changed (SPEC.md §9: 2592000000 ms). */
export const Fresh = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    const { submit, expiry, dialog } = await opened(context);
    await expect(expiry).toHaveValue('2026-02-14T12:00');
    await expect(dialog.getByText('in 30 days')).toBeVisible();
    await expect(submit).toBeDisabled();
  },
});

/** The button is disabled until both are filled (SPEC.md §2, §5). */
export const DisabledUntilBothAreFilled = meta.story({
  play: async (context) => {
    const { submit, expiry } = await opened(context);
    await chooseProduct(context);
    await expect(submit).toBeEnabled();
    await fireEvent.change(expiry, { target: { value: '' } });
    await expect(submit).toBeDisabled();
  },
});

export const MoreDays = meta.story({
  play: async (context) => {
    const { dialog, expiry } = await opened(context);
    await context.userEvent.click(dialog.getByRole('button', { name: '+7 days' }));
    await expect(expiry).toHaveValue('2026-02-21T12:00');
    await context.userEvent.click(dialog.getByRole('button', { name: '+30 days' }));
    await expect(expiry).toHaveValue('2026-03-23T12:00');
    await expect(dialog.getByText('in 67 days')).toBeVisible();
  },
});

export const SubscriptionAddedSuccessfully = meta.story({
  name: 'Subscription added successfully',
  beforeEach: ({ msw }) => {
    sent = sentBodies(msw, users.addSubscription);
  },
  play: async (context) => {
    const { submit } = await opened(context);
    await chooseProduct(context);
    await context.userEvent.click(submit);
    await screen.findByText('Subscription added successfully');
    await expect(sent).toEqual([{ productId: db.products.all().find(({ name }) => name === 'CS2')!.id, expirationDate: '2026-02-14T12:00:00.000Z' }]);
    await expectNoDialog();
    const row = await rowOf(context.canvas, CUSTOMER);
    await expect(row.getByText('Yes')).toBeInTheDocument();
  },
});

/** The choice stays when it failed. */
export const ErrorAddingSubscription = meta.story({
  name: 'Error adding subscription',
  parameters: { outcomes: { 'users.addSubscription': 'noMessage' } },
  play: async (context) => {
    const { submit, dialog } = await opened(context);
    await chooseProduct(context);
    await context.userEvent.click(submit);
    await screen.findByText('Error adding subscription');
    await expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveTextContent('CS2');
    await expect(submit).toBeEnabled();
  },
});

export const Refused = meta.story({
  parameters: { outcomes: { 'users.addSubscription': 'pastDate' } },
  play: async (context) => {
    const { submit } = await opened(context);
    await chooseProduct(context);
    await context.userEvent.click(submit);
    await screen.findByText('The expiration date must be in the future');
  },
});

export const ErrorFetchingProducts = meta.story({
  name: 'Error fetching products',
  parameters: { outcomes: { 'adminSubscriptions.products': 'noMessage' } },
  play: async (context) => {
    const { submit } = await opened(context);
    await screen.findByText('Error fetching products');
    await expect(submit).toBeDisabled();
  },
});

export const Adding = meta.story({
  parameters: { outcomes: { 'users.addSubscription': 'neverAnswers' } },
  play: async (context) => {
    const { submit, dialog } = await opened(context);
    await chooseProduct(context);
    await context.userEvent.click(submit);
    await expect(submit).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});
