import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { extendSubscription } from '#mocks/db/extend-subscription.ts';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { checkoutRecord } from '#src/app/checkout-record.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dashboardMeta } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Back from the checkout',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'customer',
    'The dashboard as a customer sees it after paying: loaded again every few seconds until the payment has arrived, which is celebrated once. The card says so in words, the panel what to do when it does not arrive.',
    '/dash?success=1',
  ),
  beforeEach: () => leftForCheckout('customer'),
});

/** Starts the story after a checkout, before which this user had this premium. */
const leftForCheckout = (username: string, ends: number[] = []) => {
  const now = Date.now();
  const held = { premium: ends.length > 0, ends };
  checkoutRecord.write({ username, held, readAt: now, leftAt: now, isBack: false });
};

const endsOf = (persona: 'expiring' | 'premium') =>
  db.subscriptions.where('userId', personas[persona].id).map(({ end }) => Date.parse(end));

/** Returns the premium that is running, and 30 days more. */
function paid() {
  leftForCheckout('premium', endsOf('premium'));
  extendSubscription(personas.premium.id, 1, MONTH);
}

const quickPolls = { paymentPolls: [1, 1, 1, 1, 1], confetti: { duration: 50 } };
const MONTH = 30 * 86_400_000;

/** Returns the message about the payment, in the status card, once it is there. */
async function received() {
  const card = within(await screen.findByRole('region', { name: 'Subscriptions' }));
  return (await card.findByText('Payment received')).closest<HTMLElement>('[role=status]')!;
}

export const PaymentAwaited = meta.story({
  parameters: { pictures: 'all' },
  name: 'Waiting for the payment',
  tags: ['loading', 'BUY-5'],
  play: async () => {
    await screen.findByText(/^Confirming your payment/);
    await expect(screen.queryByTestId('confetti'), 'before it is confirmed').toBeNull();
  },
});

/** Makes no false statement if the address is opened by hand, or after a payment in another browser. */
export const OpenedByHand = meta.story({
  name: 'Payment unknown',
  tags: ['BUY-3', 'BUY-5'],
  globals: { persona: 'expiring' },
  parameters: { timings: quickPolls },
  play: async () => {
    await screen.findByText(/^Your time updates within minutes/);
  },
});

/** The confetti ends after its duration. */
export const AlreadyPaid = meta.story({
  tags: ['BUY-3', 'BUY-5'],
  name: 'Paid',
  globals: { persona: 'premium' },
  beforeEach: paid,
  parameters: { route: '/dash?success', timings: { confetti: { duration: 50 } } },
  play: async () => {
    const message = await received();
    await waitFor(() => expect(message).toHaveFocus());
    await waitFor(() => expect(screen.queryByTestId('confetti')).toBeNull());
  },
});

/** The message comes although the page was read before; the row of the product is highlighted. */
export const PaidMeanwhile = meta.story({
  tags: ['SUB-7', 'DAS-5'],
  name: 'Paid, confirmed by the second poll',
  parameters: { timings: { confetti: { duration: 50 } }, pictures: false },
  play: async () => {
    await screen.findByText(/^Confirming your payment/);
    await screen.findAllByText('INACTIVE'); // by the first reply, which the payment changes
    extendSubscription(personas.customer.id, 1, MONTH);
    await waitFor(async () => expect(await received()).toHaveFocus());
    const line = (await screen.findByText('CS2', { selector: 'li *' })).closest('li')!;
    await expect(line.querySelector('.animate-changed')).not.toBeNull();
    await screen.findByRole('button', { name: 'Download client' });
    await screen.findByRole('button', { name: 'Download' }); // in the panel, which sold before
  },
});

const notConfirmed = 'Payment not confirmed yet';

export const NotConfirmed = meta.story({
  name: 'Not confirmed',
  tags: ['error', 'BUY-5'],
  parameters: { timings: quickPolls },
  play: async () => {
    await screen.findByText(notConfirmed);
  },
});

export const CheckedAgain = meta.story({
  name: 'Not confirmed, checked again, dismissed',
  parameters: { timings: quickPolls, pictures: false },
  play: async () => {
    await screen.findByText(notConfirmed);
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getByText(notConfirmed)).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Back to dashboard' }));
    await screen.findByRole('button', { name: 'Continue' });
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Buy premium' })).toHaveFocus());
  },
});
