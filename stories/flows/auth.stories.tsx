import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSignInPage, expectToast, newAccount, sendForm, userSees } from '../support/index.ts';

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
      await userEvent.click(await screen.findByRole('link', { name: 'GET ACCESS' }));
    });
    await step('Register', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Sign up' });
      await sendForm(newAccount, 'Sign up');
      await expectToast('Registration successful! You can now log in');
    });
    await step('Sign in; the toast is still shown', async () => {
      await expectSignInPage();
      await expectToast('Registration successful! You can now log in');
      await expect(screen.getByLabelText('Username')).toHaveValue(newAccount.Username);
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await sendForm({ Password: newAccount.Password }, 'Sign in');
    });
    await step('Dashboard', async () => {
      await expectDashboard();
      await expect(localStorage.getItem('username')).toBe('newcomer');
    });
  },
});
