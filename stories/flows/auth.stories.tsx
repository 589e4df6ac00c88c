import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { customer, expectToast, newcomer, send } from '../screens/auth/gestures.ts';

const meta = preview.meta({ title: 'Flows/Auth', parameters: { app: true, visual: false } });

const onSignIn = async () => expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
const onDashboard = async () => {
  await waitFor(() => expect(document.title).toMatch(/^Dashboard/), { timeout: 5000 });
  await expect(await screen.findByText('CS2')).toBeVisible();
};

/** From the landing page to the dashboard, as a new customer. */
export const RegisterAndSignIn = meta.story({
  parameters: { route: '/' },
  play: async ({ userEvent, step }) => {
    await step('landing', async () => userEvent.click(await screen.findByRole('link', { name: 'GET ACCESS' })));
    await step('register', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Sign up' });
      await send(newcomer, 'Sign up');
      await expectToast('Registration successful! You can now log in');
    });
    await step('sign in; the toast has come along', async () => {
      await onSignIn();
      await expectToast('Registration successful! You can now log in');
      await send({ Username: newcomer.Username, Password: newcomer.Password }, 'Sign in');
    });
    await step('dashboard', async () => {
      await onDashboard();
      await expect(localStorage.getItem('username')).toBe('newcomer');
    });
  },
});

/** Each of the two pages leads to the other. */
export const ToAndFro = meta.story({
  parameters: { route: '/login' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: "Don't have an account? Sign up" }));
    await userEvent.click(await screen.findByRole('link', { name: 'Already have an account? Sign in' }));
    await onSignIn();
  },
});

/** A refusal, then the right password: typed values stay, the second try has a fresh bot-check. */
export const WrongPasswordFirst = meta.story({
  parameters: { route: '/login', outcomes: { 'auth.signIn': 'invalidCredentials' } },
  play: async () => {
    await send(customer, 'Sign in');
    await expectToast('Invalid username or password');
    db.settings.activeOutcomes = {};
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    await send({}, 'Sign in');
    await onDashboard();
  },
});

export const SignedInAtTheLandingPage = meta.story({ parameters: { route: '/', persona: 'customer' }, play: onDashboard });
export const SignedInAtSignIn = meta.story({ parameters: { route: '/login', persona: 'customer' }, play: onDashboard });
export const SignedInAtSignUp = meta.story({ parameters: { route: '/register', persona: 'customer' }, play: onDashboard });
export const SignedInAtAnUnknownPath = meta.story({ parameters: { route: '/no/such/page', persona: 'customer' }, play: onDashboard });

export const AnonymousAtTheDashboard = meta.story({ parameters: { route: '/dash' }, play: onSignIn });
export const AnonymousAtTheAdminConsole = meta.story({ parameters: { route: '/admin/users' }, play: onSignIn });
export const AnonymousAtAnUnknownPath = meta.story({ parameters: { route: '/no/such/page' }, play: onSignIn });

/** `secret` stays on /login instead of being sent round in a circle (READINGS.md T2). */
export const SecretAtTheDashboard = meta.story({ parameters: { route: '/dash', persona: 'secret' }, play: onSignIn });

/** Without terms of the deployment the page is empty, and nobody is sent away from it (READINGS.md T5). */
export const TermsOfService = meta.story({
  parameters: { route: '/tos' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(screen.queryByRole('heading')).toBeNull();
  },
});
