import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { departure } from '#src/lib/navigate-away.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { customer, send } from '../screens/auth/gestures.ts';
import { catchDepartures, catchDownloads, checkOut, forgetDrafts, openRedeem, openTab, redeem, requestReset, unusedKey } from '../screens/dashboard/gestures.ts';

const downloads: string[] = [];

/** Whole journeys of a customer through the assembled app. */
const meta = preview.meta({
  title: 'Flows/Customer',
  component: DashboardScreen,
  parameters: { persona: 'customer', route: '/dash', app: true, visual: false },
  beforeEach: () => {
    forgetDrafts();
    downloads.length = 0;
    const undo = [catchDepartures(), catchDownloads(downloads)];
    return () => undo.forEach((each) => each());
  },
});

type Play = NonNullable<typeof BuysPremium.input.play>;

/** The server forgets everybody: the next call ends the session. That is the person's, once the page has all that it asks for by itself. */
async function endAllSessions() {
  await screen.findAllByRole('progressbar');
  await screen.findByRole('button', { name: /^Invitation codes/ });
  db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
}

const signInAs = (name: keyof typeof personas) => send({ ...customer, Username: personas[name].username }, 'Sign in');

const isOnSignIn = () => screen.findByRole('button', { name: 'Sign in' });

export const BuysPremium = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('on to the checkout', async () => {
      await canvas.findAllByText('INACTIVE');
      await checkOut(canvas, userEvent);
      await waitFor(() => expect(departure.to).toHaveBeenCalledOnce());
    });
    await step('what the payment page then does', async () => {
      const [[url]] = (departure.to as unknown as { mock: { calls: [[string]] } }).mock.calls;
      const { redirected, type } = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
      await expect(redirected || type === 'opaqueredirect').toBe(true);
      await expect(db.subscriptions.where('userId', personas.customer.id).length).toBeGreaterThan(1);
    });
  },
});

export const ComesBackAndDownloads = meta.story({
  parameters: { persona: 'premium', route: '/dash?success=1' },
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByTestId('confetti')).toBeInTheDocument();
    const tab = await openTab(canvas, userEvent, 'Download client');
    await userEvent.click(await tab.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(downloads).toEqual(['client-1.2.3.exe']));
  },
});

export const RedeemsAndAsksForAReset = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the reset is locked', async () => {
      const tab = await openTab(canvas, userEvent, 'Reset HWID');
      await userEvent.click(await tab.findByRole('button', { name: 'Upgrade to Premium' }));
    });
    await step('redeem a key', async () => {
      await redeem(canvas, userEvent, unusedKey().code);
      await expect(await canvas.findByText('ACTIVE')).toBeVisible();
    });
    await step('now it is open', async () => {
      await requestReset(canvas, userEvent, 'New mainboard');
      await expect(await canvas.findByText('Request Pending')).toBeVisible();
    });
  },
});

export const SessionEndsWhileRedeeming = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const key = unusedKey();
    await step('the session ends in the middle', async () => {
      await canvas.findAllByText('INACTIVE');
      await endAllSessions();
      await redeem(canvas, userEvent, key.code);
      await isOnSignIn();
    });
    await step('after signing in the key is still there', async () => {
      await signInAs('customer');
      const { field, button } = await openRedeem(canvas, userEvent);
      await expect(field).toHaveValue(key.code);
      await userEvent.click(button);
      await expect(await canvas.findByText('ACTIVE')).toBeVisible();
    });
  },
});

export const SessionEndsWhileAskingForAReset = meta.story({
  parameters: { persona: 'premium' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the session ends in the middle', async () => {
      const tab = await openTab(canvas, userEvent, 'Reset HWID');
      await tab.findByRole('textbox', { name: 'Reason' });
      await endAllSessions();
      await requestReset(canvas, userEvent, 'New mainboard');
      await isOnSignIn();
    });
    await step('somebody else does not see it', async () => {
      await signInAs('expiring');
      const tab = await openTab(canvas, userEvent, 'Reset HWID');
      await expect(await tab.findByRole('textbox', { name: 'Reason' })).toHaveValue('');
    });
    await step('its author does', async () => {
      await endAllSessions();
      await requestReset(canvas, userEvent, 'x');
      await isOnSignIn();
      await signInAs('premium');
      const tab = await openTab(canvas, userEvent, 'Reset HWID');
      await expect(await tab.findByRole('textbox', { name: 'Reason' })).toHaveValue('New mainboard');
    });
  },
});

/** An ended session leads to /login and says nothing else: no error toast, and passwords are not kept. */
const leadsToSignIn = (act: Play): Play => async (context) => {
  await endAllSessions();
  await act(context);
  await isOnSignIn();
  await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
};

export const SessionEndsAtTheCheckout = meta.story({ play: leadsToSignIn(({ canvas, userEvent }) => checkOut(canvas, userEvent)) });

export const SessionEndsWhileDownloading = meta.story({
  parameters: { persona: 'premium' },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    const button = await tab.findByRole('button', { name: 'Download' });
    await endAllSessions();
    await userEvent.click(button);
    await isOnSignIn();
    await expect(downloads).toEqual([]);
  },
});

export const SessionEndsWhileChangingThePassword = meta.story({
  play: leadsToSignIn(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile of customer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    for (const label of ['Current password', 'New password', 'New password again']) await userEvent.type(await screen.findByLabelText(label), 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  }),
});

export const SignsOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await redeem(canvas, userEvent, 'HALF-TYPED');
    await screen.findByText('Invalid activation key');
    await userEvent.click(canvas.getByRole('button', { name: 'Profile of customer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(await screen.findByRole('link', { name: 'GET ACCESS' })).toBeVisible();
    await expect(localStorage.getItem('username')).toBeNull();
  },
});

export const AnonymousIsSentToSignIn = meta.story({
  parameters: { persona: null },
  play: async () => expect(await isOnSignIn()).toBeVisible(),
});
