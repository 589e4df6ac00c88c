import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/support/about.ts';
import { SignInScreen } from '#src/screens/auth/SignInScreen.tsx';
import { credentials, fill, passBotCheck, withBotCheckThat, withoutBotCheck } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Auth/Bot-check',
  component: SignInScreen,
  tags: ['screen'],
  globals: { persona: '' },
  parameters: screenAt(
    '/login',
    'The challenge of the bot-check provider, as both forms of the auth pages show it. What goes wrong with it is written under the widget, not in a toast; here on the sign-in page.',
  ),
});

export const VerificationFailed = meta.story({
  parameters: { pictures: 'all' },
  name: 'Failed: verification',
  tags: ['error', 'BOT-1'],
  beforeEach: () => withBotCheckThat('fails'),
  play: async () => void (await screen.findByText('Captcha verification failed. Please try again')),
});

export const Expired = meta.story({
  tags: ['error', 'BOT-1'],
  beforeEach: () => withBotCheckThat('expires'),
  play: async () => void (await screen.findByText('Captcha expired. Please verify again')),
});

export const FailedToLoad = meta.story({
  name: 'Failed: widget not loaded',
  tags: ['error', 'BOT-1'],
  beforeEach: withoutBotCheck,
  play: async () => void (await screen.findByText(/^Failed to load captcha/)),
});

/** The widget waits for the user: without its token nothing is sent. */
export const PleaseComplete = meta.story({
  name: 'Not completed',
  tags: ['error'],
  beforeEach: () => withBotCheckThat('waits'),
  play: async () => {
    await fill(credentials);
    await screen.findByRole('checkbox', { name: 'Verify you are human' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await screen.findByText('Please complete the captcha');
  },
});

export const FollowsTheTheme = meta.story({
  tags: ['THE-2'],
  name: 'Drawn again after a change of theme',
  globals: { theme: 'light' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await fill(credentials);
    await passBotCheck();
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await passBotCheck();
    await expect(await screen.findByLabelText('Password')).toHaveValue(credentials.Password);
    const widgets = within(canvas.getByRole('main')).getAllByRole('checkbox', {
      name: 'Verify you are human',
    });
    await expect(widgets).toHaveLength(1);
  },
});
