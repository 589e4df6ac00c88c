import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { requests } from '#storybook/preview/worker.ts';
import { config } from '#src/app/config.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { catchDepartures, dashboardMeta } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Buy with Stripe',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'customer',
    'The first way to premium: a customer agrees to the terms and leaves for the payment page of Stripe. The other way is a key; coming back from the payment has a page of its own.',
  ),
  beforeEach: catchDepartures,
});

export const Typical = meta.story({
  parameters: { pictures: 'all' },
  globals: { locale: 'en-US', timeZone: 'UTC' },
  tags: ['BUY-1'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Continue' });
    await expect(button).toHaveAccessibleDescription('€2.49');
    await expect(canvas.getByRole('radio')).toHaveAccessibleDescription(
      /^Use the client and reset your HWID until Feb\s14,\s2026$/,
    );
  },
});

/** No end is promised, since it is not known which product the server extends. */
export const UnnamedProduct = meta.story({
  tags: ['BUY-1'],
  name: 'Product not named by the deployment',
  parameters: { pictures: false },
  beforeEach: () => {
    config.product = '';
    return () => void (config.product = 'CS2');
  },
  play: async ({ canvas }) => {
    const plan = await canvas.findByRole('radio', { name: '30 days €2.49 Premium' });
    await expect(plan).toHaveAccessibleDescription('Use the client and reset your HWID for 30 days');
  },
});

/** Names the missing agreement, focuses it and sends nothing. */
export const TermsMissing = meta.story({
  name: 'Terms not agreed to',
  tags: ['error', 'BUY-1'],
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const terms = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
    await waitFor(() => expect(terms).toHaveFocus());
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('Agree to the terms to continue');
    await expect(requests.join()).not.toContain(subscriptions.checkout.path);
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('target', '_blank');
    await userEvent.click(terms);
    await expect(terms).not.toHaveAccessibleDescription();
    await userEvent.click(terms); // ends in the state of its name
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(terms).toBeInvalid());
  },
});
