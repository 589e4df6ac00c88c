import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/support/about.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { SignInScreen } from '#src/screens/auth/SignInScreen.tsx';
import {
  credentials,
  expectFieldError,
  expectFormReady,
  fill,
  passBotCheck,
  sendForm,
} from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Auth/Sign in',
  component: SignInScreen,
  tags: ['screen'],
  globals: { persona: '' },
  parameters: screenAt(
    '/login',
    'Customers and administrators sign in here with username and password, behind a bot-check. A refusal is a toast and stays above the button: the form keeps what was typed, takes the focus back to the password and asks for a fresh bot-check.',
  ),
});

export const Typical = meta.story({
  parameters: { pictures: 'all' },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Sign in · Software Provider');
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await passBotCheck();
  },
});

/** Opened by a link with a key, signed out. */
export const KeyWaits = meta.story({
  tags: ['RED-4'],
  name: 'Key pending until sign-in',
  beforeEach: () => resumeState.save({ key: 'WELC-OME2' }),
  play: passBotCheck,
});

export const LongestTexts = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  play: async () => {
    await fill({ Username: 'a.rather.long.username.of.40.characters.', Password: 'x'.repeat(255) });
    await passBotCheck();
  },
});

export const NothingFilledIn = meta.story({
  name: 'Field errors: nothing filled in',
  tags: ['error', 'SIN-1'],
  play: async () => {
    await passBotCheck();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expectFieldError('Username', 'Please enter your username');
    await expectFieldError('Password', 'Please enter your password');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
  },
});

export const Busy = meta.story({
  name: 'Signing in',
  tags: ['loading', 'SIN-2'],
  parameters: { outcomes: { 'auth.signIn': 'neverAnswers' } },
  play: async ({ canvas }) => {
    await sendForm(credentials, 'Sign in');
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

export const InvalidUsernameOrPassword = meta.story({
  name: 'Refused: invalid username or password (401)',
  tags: ['error', 'FRM-1', 'SIN-2', 'SIN-4'],
  parameters: { outcomes: { 'auth.signIn': 'invalidCredentials' } },
  play: async () => {
    await sendForm(credentials, 'Sign in');
    await screen.findByText('Invalid username or password');
    await expectFormReady(credentials, 'Password');
  },
});
