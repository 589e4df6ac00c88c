import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { departure } from '#src/lib/navigate-away.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { catchDepartures, checkOut, forgetDrafts } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Buy with Stripe',
  component: DashboardScreen,
  parameters: { persona: 'customer', route: '/dash', screen: true },
  beforeEach: () => {
    forgetDrafts();
    return catchDepartures();
  },
});

export const NothingPickedYet = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Continue' });
    await expect(canvas.getByRole('tab', { name: 'Buy premium' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Stripe' })).toHaveAttribute('aria-selected', 'true');
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '30 days €2.49' }));
    await expect(button).toBeDisabled();
  },
});

export const TermsAloneAreNotEnough = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I agree to the Terms of Service' }));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const terms = canvas.getByRole('link', { name: 'Terms of Service' });
    await expect(terms).toHaveAttribute('href', '/tos');
    await expect(terms).toHaveAttribute('target', '_blank');
  },
});

export const LeavesForTheCheckout = meta.story({
  play: async ({ canvas, userEvent }) => {
    await checkOut(canvas, userEvent);
    await waitFor(() => expect(departure.to).toHaveBeenCalledWith(expect.stringMatching(/^http.+\/mock\/checkout\/\d+$/)));
    await expect(departure.to).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
});

export const BackByTheBrowsersBackButton = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    await checkOut(canvas, userEvent);
    await waitFor(() => expect(departure.to).toHaveBeenCalled());
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

export const Processing = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    await checkOut(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
});

/** The toast is there, nobody has left, and what was picked is still picked. */
const refuses = (says: string): typeof LeavesForTheCheckout.input.play => async ({ canvas, userEvent }) => {
  await checkOut(canvas, userEvent);
  await expect(await screen.findByText(says)).toBeVisible();
  await expect(departure.to).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(canvas.getByRole('checkbox', { name: /Terms/ })).toBeChecked();
};

export const FailedToCreateCheckoutSession = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'noMessage' } },
  play: refuses('Failed to create checkout session'),
});
export const FailedOnTheWay = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'networkError' }, visual: false, screen: false, allowConsole: true },
  play: refuses('Failed to create checkout session'),
});
export const FailedWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'unknownPlan' }, visual: false, screen: false },
  play: refuses('This plan is no longer on sale'),
});
export const TooManyRequests = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'tooManyRequests' }, visual: false, screen: false },
  play: refuses('Too many requests, try again in a minute'),
});
export const NoCheckoutUrlReceived = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'noCheckoutUrl' } },
  play: refuses('No checkout URL received'),
});
export const NullCheckoutUrl = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'nullCheckoutUrl' }, visual: false, screen: false },
  play: refuses('No checkout URL received'),
});
export const ScriptInsteadOfACheckoutUrl = meta.story({
  parameters: { outcomes: { 'subscriptions.checkout': 'scriptUrl' }, visual: false, screen: false },
  play: refuses('No checkout URL received'),
});
