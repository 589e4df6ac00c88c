import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignInScreen } from '#src/screens/auth/SignInScreen.tsx';
import { sessionStore } from '#src/session/session.ts';
import { brief, customer, expectFieldError, expectReadyAgain, expectToast, fill, passBotCheck, press, send } from './gestures.ts';

const meta = preview.meta({ title: 'Screens/Auth/Sign in', component: SignInScreen, parameters: { route: '/login', screen: true } });

/** Sends the customer's name with a wrong or right password and reads the toast; the form is ready for another try. */
const refusedWith = (text: string) => async () => {
  await send(customer, 'Sign in');
  await expectToast(text);
  await expectReadyAgain(customer);
};

export const Typical = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: "Don't have an account? Sign up" })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await passBotCheck();
  },
});

export const WithExtra = meta.story({
  args: { extra: <p className="text-muted">What a deployment adds stands here.</p> },
  play: async ({ canvas }) => expect(canvas.getByText('What a deployment adds stands here.')).toBeVisible(),
});

export const LongestTexts = meta.story({
  play: async () => {
    await fill({ Username: 'a.rather.long.username.of.40.characters.', Password: 'x'.repeat(255) });
    await passBotCheck();
  },
});

export const NothingFilledIn = meta.story({
  play: async () => {
    await press('Sign in');
    await expectFieldError('Username', 'Please enter your username');
    await expectFieldError('Password', 'Please enter your password');
    await expect(screen.getByLabelText('Username')).toHaveFocus();
  },
});

export const MendingAField = meta.story({
  parameters: brief,
  play: async () => {
    await press('Sign in');
    await expectFieldError('Username', 'Please enter your username');
    await fill({ Username: 'customer' });
    await waitFor(() => expect(screen.queryByText('Please enter your username')).toBeNull());
    await expect(screen.getByText('Please enter your password')).toBeVisible();
  },
});

export const Busy = meta.story({
  parameters: { outcomes: { 'auth.signIn': 'neverAnswers' } },
  play: async ({ canvas }) => {
    await send(customer, 'Sign in');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled());
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Username')).toBeDisabled();
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
  },
});

export const InvalidUsernameOrPassword = meta.story({
  parameters: { outcomes: { 'auth.signIn': 'invalidCredentials' } },
  play: refusedWith('Invalid username or password'),
});

export const SorryVoleYouAreBanned = meta.story({
  parameters: { outcomes: { 'auth.signIn': 'banned' } },
  play: async () => {
    await refusedWith('Sorry vole, you are banned')();
    await expect(localStorage.getItem('username')).toBeNull();
    await expect(sessionStore.get().status).toBe('anonymous');
  },
});

export const UnableToSignIn = meta.story({
  parameters: { outcomes: { 'auth.signIn': 'noMessage' } },
  play: refusedWith('Unable to sign in. Please try again'),
});

export const ServerMessageBeforeCode401 = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'invalidCredentialsWithMessage' } },
  play: refusedWith('Invalid credentials'),
});

export const ServerMessageBeforeCode403 = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'bannedWithMessage' } },
  play: refusedWith('Banned until 1 February for sharing an account'),
});

export const CodeInASuccess = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'codeInSuccess' } },
  play: refusedWith('Invalid username or password'),
});

export const ErrorField = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'errorField' } },
  play: refusedWith('Sign-in is closed for today'),
});

export const ErrorFieldBehindCode = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'errorFieldBehindCode' } },
  play: refusedWith('Invalid username or password'),
});

export const CaptchaRefusedByServer = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'captchaRefused' } },
  play: refusedWith('Captcha verification failed. Please try again'),
});

export const ServerMessage = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'serverMessage' } },
  play: refusedWith('Down for maintenance until 14:00 UTC'),
});

export const ServerMessageWithPeriod = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'messageWithPeriod' } },
  play: refusedWith('Down for maintenance until 14:00 UTC'),
});

export const EmptyMessage = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'emptyMessage' } },
  play: refusedWith('Unable to sign in. Please try again'),
});

export const PageOfAProxy = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'htmlError' } },
  play: refusedWith('Unable to sign in. Please try again'),
});

export const NoNetwork = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'networkError' } },
  play: refusedWith('Unable to sign in. Please try again'),
});

export const TooManyRequests = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'tooManyRequests' } },
  play: refusedWith('Too many requests, try again in a minute'),
});

export const TooManyRequestsSilent = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'tooManyRequestsSilent' } },
  play: refusedWith('Unable to sign in. Please try again'),
});

/** A 401 at sign-in is final: no refresh, no second try (READINGS.md T16). */
export const ExpiredTokenIsNotRefreshed = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'expiredToken' } },
  play: refusedWith('Expired JWT Token'),
});

export const MissingTokenIsNotRefreshed = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signIn': 'missingToken' } },
  play: refusedWith('JWT Token not found'),
});

/** An account whose `secret` is true counts as not signed in and is not sent round in a circle (READINGS.md T2). */
export const SecretAccount = meta.story({
  parameters: brief,
  play: async () => {
    await send({ Username: 'secret', Password: 'password' }, 'Sign in');
    await expectToast('Unable to sign in. Please try again');
    await expect(sessionStore.get().status).toBe('anonymous');
    await expect(localStorage.getItem('username')).toBeNull();
  },
});

/** The banned account of the mock backend, whose server speaks for itself or not. */
export const BannedAccount = meta.story({
  parameters: brief,
  play: async () => {
    await send({ Username: 'banned', Password: 'password' }, 'Sign in');
    await expectToast('Sorry vole, you are banned');
    await expect(sessionStore.get().status).toBe('anonymous');
  },
});

export const KeyboardOnly = meta.story({
  parameters: brief,
  play: async ({ canvas, userEvent }) => {
    await passBotCheck();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.keyboard('customer');
    await userEvent.tab();
    await userEvent.keyboard('password{Enter}');
    await waitFor(() => expect(sessionStore.get().status).toBe('signed-in'));
    await expect(localStorage.getItem('username')).toBe('customer');
  },
});
