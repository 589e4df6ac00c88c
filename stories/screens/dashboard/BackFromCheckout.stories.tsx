import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { extend } from '#mocks/db/extend.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts } from './gestures.ts';

const month = 30 * 86_400_000;

/** /dash?success: celebrated once, and asked again until the payment has arrived (READINGS.md T42). */
const meta = preview.meta({
  title: 'Screens/Dashboard/Back from the checkout',
  component: DashboardScreen,
  parameters: { persona: 'customer', route: '/dash?success=1', screen: true },
  beforeEach: forgetDrafts,
});

export const PaymentAwaited = meta.story({
  play: async ({ canvas }) => {
    await expect(await screen.findByTestId('confetti')).toBeInTheDocument();
    await expect(await canvas.findByText(/^Waiting for the payment to be confirmed/)).toBeVisible();
  },
});

export const PaymentArrivesAMomentLater = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Waiting for the payment/);
    extend(personas.customer.id, 1, month);
    await expect(await canvas.findByText('30 days', { selector: 'li *' }, { timeout: 4000 })).toBeVisible();
    await expect(canvas.queryByText(/^Waiting for the payment/)).toBeNull();
  },
});

export const AlreadyPaid = meta.story({
  parameters: { persona: 'premium', route: '/dash?success', timings: { confetti: { duration: 50 } }, visual: false, screen: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18 days')).toBeVisible();
    await expect(canvas.queryByText(/^Waiting for the payment/)).toBeNull();
    await waitFor(() => expect(screen.queryByTestId('confetti')).toBeNull());
  },
});
