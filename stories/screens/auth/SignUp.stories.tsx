import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/support/about.ts';
import { SignUpScreen } from '#src/screens/auth/SignUpScreen.tsx';
import {
  expectFieldError,
  expectFormReady,
  expectToast,
  fill,
  newAccount,
  passBotCheck,
  sendForm,
} from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Auth/Sign up',
  component: SignUpScreen,
  tags: ['screen'],
  globals: { persona: '' },
  parameters: screenAt(
    '/register',
    'A visitor registers an account here, behind a bot-check. Field errors of the server stand under their fields, everything else is a toast; after a success the page leads to the sign-in.',
  ),
});

export const Typical = meta.story({
  parameters: { pictures: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    await passBotCheck();
  },
});

export const LongestTexts = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  play: async () => {
    await fill({
      Username: 'a.rather.long.username.of.40.characters.',
      Password: 'x'.repeat(255),
      'Confirm password': 'x'.repeat(254),
    });
    await passBotCheck();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
    await expectFieldError('Confirm password', 'Passwords do not match');
  },
});

export const NothingFilledIn = meta.story({
  name: 'Field errors: nothing filled in',
  tags: ['error', 'SUP-1'],
  play: async () => {
    await passBotCheck();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
    await expectFieldError('Username', 'Please enter a username');
    await expectFieldError('Password', 'Please enter a password');
    await expectFieldError('Confirm password', 'Please confirm your password');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
  },
});

/** The toast, and a form that cannot be sent again. */
export const RegistrationSuccessful = meta.story({
  tags: ['SUP-3'],
  name: 'Registered',
  parameters: { outcomes: { 'auth.signUp': 'successWithoutMessage' } },
  play: async () => {
    await sendForm(newAccount, 'Sign up');
    await expectToast('Registration successful! You can now log in');
  },
});

export const FieldErrorsBeforeMessage = meta.story({
  name: 'Refused: several fields (400)',
  tags: ['error', 'SUP-2'],
  parameters: { outcomes: { 'auth.signUp': 'fieldErrors' } },
  play: async () => {
    await sendForm(newAccount, 'Sign up');
    await expectFieldError('Username', 'Use letters and digits only');
    await expectFieldError('Password', 'Use at least 10 characters');
    await expectFormReady(newAccount, 'Username');
  },
});
