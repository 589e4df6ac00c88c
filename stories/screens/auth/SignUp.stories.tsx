import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { auth } from '#src/contract/auth.ts';
import { SignUpScreen } from '#src/screens/auth/SignUpScreen.tsx';
import { brief, expectFieldError, expectReadyAgain, expectToast, fill, newcomer, passBotCheck, press, send } from './gestures.ts';

const meta = preview.meta({ title: 'Screens/Auth/Sign up', component: SignUpScreen, parameters: { route: '/register', screen: true } });

const refusedWith = (text: string) => async () => {
  await send(newcomer, 'Sign up');
  await expectToast(text);
  await expectReadyAgain(newcomer);
};

export const Typical = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Already have an account? Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    await passBotCheck();
  },
});

export const LongestTexts = meta.story({
  play: async () => {
    await fill({ Username: 'a.rather.long.username.of.40.characters.', Password: 'x'.repeat(255), 'Confirm password': 'x'.repeat(254) });
    await passBotCheck();
    await press('Sign up');
    await expectFieldError('Confirm password', 'Passwords do not match');
  },
});

export const NothingFilledIn = meta.story({
  play: async () => {
    await press('Sign up');
    await expectFieldError('Username', 'Please enter a username');
    await expectFieldError('Password', 'Please enter a password');
    await expectFieldError('Confirm password', 'Please confirm your password');
    await expect(screen.getByLabelText('Username')).toHaveFocus();
  },
});

export const PasswordsDoNotMatch = meta.story({
  play: async () => {
    await send({ ...newcomer, 'Confirm password': 'correct hors' }, 'Sign up');
    await expectFieldError('Confirm password', 'Passwords do not match');
    await fill({ 'Confirm password': 'e' });
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
  },
});

export const RevealedPassword = meta.story({
  parameters: brief,
  play: async ({ canvas, userEvent }) => {
    await fill({ Password: 'correct horse' });
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reveal' })[0]!);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
  },
});

export const Busy = meta.story({
  parameters: { outcomes: { 'auth.signUp': 'neverAnswers' } },
  play: async ({ canvas }) => {
    await send(newcomer, 'Sign up');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign up' })).toBeDisabled());
    for (const name of Object.keys(newcomer)) await expect(canvas.getByLabelText(name)).toBeDisabled();
  },
});

export const RegistrationSuccessful = meta.story({
  parameters: { outcomes: { 'auth.signUp': 'successWithoutMessage' } },
  play: async () => {
    await send(newcomer, 'Sign up');
    await expectToast('Registration successful! You can now log in');
    await expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled();
  },
});

export const SuccessInTheServersWords = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'successWithMessage' } },
  play: async () => {
    await send(newcomer, 'Sign up');
    await expectToast('Welcome aboard! Sign in to begin');
  },
});

export const UsernameTaken = meta.story({
  parameters: { outcomes: { 'auth.signUp': 'usernameTaken' } },
  play: async () => {
    await send(newcomer, 'Sign up');
    await expectFieldError('Username', 'This username is already taken');
    await expectReadyAgain(newcomer, 'Username');
    await fill({ Username: '2' });
    await waitFor(() => expect(screen.queryByText('This username is already taken')).toBeNull());
  },
});

export const FieldErrorsBeforeMessage = meta.story({
  parameters: { outcomes: { 'auth.signUp': 'fieldErrors' } },
  play: async () => {
    await send(newcomer, 'Sign up');
    await expectFieldError('Username', 'Use letters and digits only');
    await expectFieldError('Password', 'Use at least 10 characters');
    await expect(screen.queryByText('Validation failed')).toBeNull();
    await expectReadyAgain(newcomer, 'Username');
  },
});

/** The server's word on the token stays, though a fresh token arrives at once. */
export const FieldErrorOfTheBotCheck = meta.story({
  parameters: brief,
  beforeEach: ({ msw }) => {
    const refusal = { code: 400, errors: [{ field: 'turnstileToken', message: 'The check took too long' }] };
    msw.use(http.post(`*${auth.signUp.path}`, () => HttpResponse.json(refusal, { status: 400 })));
  },
  play: async () => {
    await send(newcomer, 'Sign up');
    await expect(await screen.findByText('The check took too long')).toBeVisible();
    await passBotCheck();
    await expect(screen.getByText('The check took too long')).toBeVisible();
  },
});

export const ErrorOfAFieldThatIsNotHere = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'unknownFieldError' } },
  play: refusedWith('An invite is needed to sign up'),
});

export const NoFieldErrorsButAMessage = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'noFieldErrors' } },
  play: refusedWith('Sign-up is closed'),
});

export const SomethingWentWrong = meta.story({
  parameters: { outcomes: { 'auth.signUp': 'noMessage' } },
  play: refusedWith('Something went wrong. Please try again'),
});

export const CaptchaRefusedByServer = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'captchaRefused' } },
  play: refusedWith('Captcha verification failed. Please try again'),
});

export const ServerMessage = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'serverMessage' } },
  play: refusedWith('Down for maintenance until 14:00 UTC'),
});

export const ServerMessageWithPeriod = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'messageWithPeriod' } },
  play: refusedWith('Down for maintenance until 14:00 UTC'),
});

export const EmptyMessage = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'emptyMessage' } },
  play: refusedWith('Something went wrong. Please try again'),
});

export const PageOfAProxy = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'htmlError' } },
  play: refusedWith('Something went wrong. Please try again'),
});

export const NoNetwork = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'networkError' } },
  play: refusedWith('Something went wrong. Please try again'),
});

export const TooManyRequests = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'tooManyRequests' } },
  play: refusedWith('Too many requests, try again in a minute'),
});

export const TooManyRequestsSilent = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'tooManyRequestsSilent' } },
  play: refusedWith('Something went wrong. Please try again'),
});

/** A 401 at sign-up is final: no refresh, no second try (READINGS.md T16). */
export const ExpiredTokenIsNotRefreshed = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'expiredToken' } },
  play: refusedWith('Expired JWT Token'),
});

export const MissingTokenIsNotRefreshed = meta.story({
  parameters: { ...brief, outcomes: { 'auth.signUp': 'missingToken' } },
  play: refusedWith('JWT Token not found'),
});
