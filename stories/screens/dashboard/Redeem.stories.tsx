import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { checkoutRecord } from '#src/app/checkout-record.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  dashboardMeta,
  expectFieldError,
  expectToast,
  openTab,
  press,
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
    await expect(resumeState.get('customer').key).toBe('WXYZ-5678'); // over a reload
    await screen.findByLabelText('Access key');
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
  },
});

/** The reason stays under the key until it is changed, and the card says no more that the key is ready. */
export const InvalidKey = meta.story({
  name: 'Refused: invalid key (400)',
  tags: ['error', 'FRM-1', 'RED-3'],
  parameters: { route: '/dash?redeem=ABCD-1234' },
  play: async () => {
    await screen.findByText('Your key is ready');
    await press('Redeem');
    await expectToast('Invalid access key');
    await expectFieldError('Access key', 'Invalid access key');
    await waitFor(() => expect(screen.getByLabelText('Access key')).toHaveFocus());
  },
});
