import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { clearOutcome, forceOutcome } from '#storybook/preview/world.ts';
import {
  credentials,
  expectFieldError,
  expectKept,
  expectSignInPage,
  expectToast,
  fill,
  newcomer,
  passBotCheck,
  press,
  sendForm,
  userNoLongerSees,
  userSees,
  withBotCheckThat,
} from '../support/index.ts';

const meta = preview.meta({
  title: 'Flows/Auth',
  tags: ['flow'],
  globals: { persona: '', world: 'typical' },
  parameters: { app: true, pictures: false },
});

const expectDashboard = async () => {
  await waitFor(() => expect(document.title).toMatch(/^Dashboard/));
  await userSees('CS2');
};

/** From the landing page to the dashboard, as a new customer. */
export const RegisterAndSignIn = meta.story({
  tags: ['SIN-3', 'SUP-4'],
  name: 'Register and sign in',
  parameters: { route: '/' },
  play: async ({ step }) => {
    await step('Landing page', async () => {
      await press('GET ACCESS');
    });
    await step('Register', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Sign up' });
      await sendForm(newcomer, 'Sign up');
      await expectToast('Registration successful! You can now log in');
    });
    await step('Sign in; the toast is still shown', async () => {
      await expectSignInPage();
      await expectToast('Registration successful! You can now log in');
      await expect(screen.getByLabelText('Username')).toHaveValue(newcomer.Username);
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await sendForm({ Password: newcomer.Password }, 'Sign in');
    });
    await step('Dashboard', async () => {
      await expectDashboard();
      await expect(localStorage.getItem('username')).toBe('newcomer');
    });
  },
});

/** Each message disappears once its field is corrected. */
export const RegisterAfterCorrections = meta.story({
  name: 'Register after corrections',
  parameters: { route: '/register' },
  play: async ({ step }) => {
    await step('Passwords do not match', async () => {
      await sendForm({ ...newcomer, 'Confirm password': 'correct hors' }, 'Sign up');
      await expectFieldError('Confirm password', 'Passwords do not match');
      await fill({ 'Confirm password': newcomer['Confirm password'] });
      await userNoLongerSees('Passwords do not match');
    });
    await step('Username taken', async () => {
      forceOutcome('auth.signUp', 'usernameTaken');
      await sendForm({}, 'Sign up');
      await expectFieldError('Username', 'This username is already taken');
      clearOutcome('auth.signUp');
      await fill({ Username: 'newcomer2' });
      await userNoLongerSees('This username is already taken');
    });
    await step('Registered', async () => {
      await sendForm({}, 'Sign up');
      await expectToast('Registration successful! You can now log in');
      await expectSignInPage();
    });
  },
});

/** Both pages link to each other. */
export const ToAndFro = meta.story({
  name: 'Between sign-in and sign-up',
  parameters: { route: '/login' },
  play: async () => {
    await press("Don't have an account? Sign up");
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    await press('Already have an account? Sign in');
    await expectSignInPage();
  },
});

/** The second try keeps what was typed and gets a fresh bot-check, since a token is valid once. */
export const WrongPasswordFirst = meta.story({
  name: 'Sign in at the second try',
  parameters: { route: '/login', outcomes: { 'auth.signIn': 'invalidCredentials' } },
  play: async () => {
    await sendForm(credentials, 'Sign in');
    await expectToast('Invalid username or password');
    await expectKept('Invalid username or password');
    await fill({ Password: credentials.Password });
    await expect(screen.queryByRole('note')).toBeNull();
    clearOutcome('auth.signIn');
    await sendForm({}, 'Sign in');
    await expectDashboard();
    await expect(localStorage.getItem('username')).toBe('customer');
  },
});

/** The message disappears once the box is ticked. */
export const BotCheckByHand = meta.story({
  name: 'Sign in with a bot-check by hand',
  parameters: { route: '/login' },
  beforeEach: () => withBotCheckThat('waits'),
  play: async () => {
    await fill(credentials);
    await screen.findByRole('checkbox', { name: 'Verify you are human' });
    await press('Sign in');
    await userSees('Please complete the captcha');
    await press('Verify you are human');
    await passBotCheck();
    await userNoLongerSees('Please complete the captcha');
    await press('Sign in');
    await expectDashboard();
  },
});
