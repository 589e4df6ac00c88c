import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { userSees } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Back from the checkout',
  component: DashboardScreen,
  tags: ['screen'],
  globals: { persona: 'customer', world: 'typical' },
  parameters: {
    route: '/dash?success=1',
    screen: true,
    docs: {
      description: {
        component:
          'The dashboard as a customer sees it after paying: celebrated once, and loaded again every few ' +
          'seconds until the payment has arrived.',
      },
    },
  },
});

export const PaymentAwaited = meta.story({
  name: 'Waiting for the payment',
  tags: ['loading'],
  play: async () => {
    await expect(await screen.findByTestId('confetti')).toBeInTheDocument();
    await userSees(/^Waiting for the payment to be confirmed/);
  },
});

/** The confetti ends after its duration. */
export const AlreadyPaid = meta.story({
  name: 'Paid',
  globals: { persona: 'premium' },
  parameters: { route: '/dash?success', timings: { confetti: { duration: 50 } }, pictures: false },
  play: async ({ canvas }) => {
    await userSees('18 days');
    await expect(canvas.queryByText(/^Waiting for the payment/)).toBeNull();
    await waitFor(() => expect(screen.queryByTestId('confetti')).toBeNull());
  },
});
