import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { checkoutRecord } from '#src/app/checkout-record.ts';
import { handOver } from '#src/app/resume.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  dashboardMeta,
  expectFieldError,
  expectNoToast,
  expectToast,
  openTab,
  redeem,
  unusedKey,
  userSees,
} from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Redeem key',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'customer',
    'The second way to premium, beside the card payment: a customer types an access key that was bought elsewhere or given away. A refused key stays in the field; a redeemed one is celebrated and the list of subscriptions is loaded again.',
  ),
});

export const Empty = meta.story({
  parameters: { pictures: 'all' },
  tags: ['empty'],
  play: async () => {
    await openTab('Redeem key');
    await screen.findByRole('button', { name: 'Redeem' });
  },
});

export const KeyFromTheAddress = meta.story({
  tags: ['DAS-5', 'RED-3'],
  name: 'Key from the address',
  parameters: { route: '/dash?redeem=WXYZ-5678' },
  play: async () => {
    await screen.findByText('Your key is ready');
    await expect(handOver.of('customer').key).toBe('WXYZ-5678'); // over a reload
    await screen.findByLabelText('Access key');
  },
});

/** One press redeems it; once it is refused, the card says no more that it is ready. */
export const KeyFromTheAddressRefused = meta.story({
  name: 'Key from the address, refused',
  globals: { persona: 'paused' },
  parameters: { route: '/dash?redeem=WXYZ-5678', pictures: false },
  play: async () => {
    const ready = await screen.findByText('Your key is ready');
    await screen.findByText('Your subscription is paused');
    await userEvent.click(await within(ready.closest('section')!).findByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redeeming...' })).toBeDisabled());
    await expectFieldError('Access key', 'Invalid access key');
    await waitFor(() => expect(screen.queryByText('Your key is ready')).toBeNull());
  },
});

export const Redeeming = meta.story({
  tags: ['loading', 'RED-1'],
  parameters: { outcomes: { 'subscriptions.redeem': 'neverAnswers' } },
  play: async () => {
    await redeem('SOME-KEY');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redeeming...' })).toBeDisabled());
  },
});

/** The delay before the call continues while another tab is open. */
export const WaitsBeforeTheCall = meta.story({
  name: 'Redeeming: after a visit to another tab',
  tags: ['loading'],
  parameters: { timings: { delays: { redeem: 600_000 } }, pictures: false },
  play: async () => {
    const key = unusedKey();
    await redeem(key.code);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redeeming...' })).toBeDisabled());
    await openTab('Stripe');
    const tab = await openTab('Redeem key');
    await expect(tab.getByRole('button', { name: 'Redeeming...' })).toBeDisabled();
    await expect(tab.getByRole('textbox')).toHaveValue(key.code);
    await expect(db.keys.find(key.id)!.status).toBe('UNUSED');
  },
});

/** Redeemed with spaces around the key: the server's words, confetti, an empty field and a reloaded list. */
export const GivesPremium = meta.story({
  tags: ['BUY-5', 'RED-2'],
  name: 'Redeemed',
  play: async () => {
    const key = unusedKey();
    await screen.findAllByText('INACTIVE');
    const input = await redeem(`  ${key.code} `);
    await expect(await screen.findByTestId('confetti')).toBeInTheDocument();
    await waitFor(() => expect(input).toHaveValue(''));
    await screen.findByText('ACTIVE');
    await expect(db.keys.find(key.id)!.status).toBe('USED');
    await expect(checkoutRecord.read('customer', Date.now()), 'no payment').toBeUndefined();
    const message = (await userSees(/^Key redeemed: .+ of CS2 added$/)).closest('[role=status]');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message?.closest('section')).toHaveAccessibleName('Subscriptions');
    await expectNoToast();
  },
});

/** The reason stays under the key until it is changed. */
export const InvalidKey = meta.story({
  name: 'Refused: invalid key (400)',
  tags: ['error', 'FRM-1'],
  play: async () => {
    const input = await redeem('ABCD-1234');
    await expectToast('Invalid access key');
    await expectFieldError('Access key', 'Invalid access key');
    await waitFor(() => expect(input).toHaveFocus());
  },
});
