import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { SignInScreen } from '#src/screens/auth/SignInScreen.tsx';
import { brief, customer, expectToast, fill, passBotCheck, press, send, withoutBotCheck } from './gestures.ts';

/** The three texts of SPEC.md §8 and the one of §5, below the widget, where one looks for them. */
const meta = preview.meta({ title: 'Screens/Auth/Bot-check', component: SignInScreen, parameters: { route: '/login', screen: true } });

const says = async (text: string) => {
  const alert = await screen.findByText(text);
  await expect(alert.closest('[role=alert]')).toBeVisible();
  await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toHaveTextContent(text);
};

export const Passed = meta.story({ parameters: brief, play: passBotCheck });

export const VerificationFailed = meta.story({
  play: async () => {
    await passBotCheck();
    await press('Fail');
    await says('Captcha verification failed. Please try again');
  },
});

export const Expired = meta.story({
  play: async () => {
    await passBotCheck();
    await press('Expire');
    await says('Captcha expired. Please verify again');
  },
});

export const FailedToLoad = meta.story({
  beforeEach: withoutBotCheck,
  play: () => says('Failed to load captcha. Please refresh the page and try again.'),
});

/** The widget is there but has given no token: nothing is sent, and ticking the box takes the text away. */
export const PleaseComplete = meta.story({
  play: async ({ userEvent }) => {
    await fill(customer);
    await passBotCheck();
    await press('Expire');
    await press('Sign in');
    await says('Please complete the captcha');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Verify you are human' }));
    await waitFor(() => expect(screen.queryByText('Please complete the captcha')).toBeNull());
    await expect(screen.queryByText('Captcha expired. Please verify again')).toBeNull();
  },
});

/** A token is good once: after a refusal the next try carries another. */
export const FreshTokenAfterAFailure = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'noMessage' } },
  play: async () => {
    await send(customer, 'Sign in');
    await expectToast('Unable to sign in. Please try again');
    db.settings.activeOutcomes = {};
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    await passBotCheck();
    await press('Sign in');
    await waitFor(() => expect(localStorage.getItem('username')).toBe('customer'));
  },
});

/** The widget is drawn again in the theme of the page; what was typed stays. */
export const FollowsTheTheme = meta.story({
  parameters: brief,
  play: async ({ userEvent, canvas }) => {
    await fill(customer);
    await passBotCheck();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await passBotCheck();
    await expect(canvas.getByLabelText('Password')).toHaveValue('password');
    const widgets = within(canvas.getByRole('main')).getAllByRole('checkbox', { name: 'Verify you are human' });
    await expect(widgets).toHaveLength(1);
  },
});
