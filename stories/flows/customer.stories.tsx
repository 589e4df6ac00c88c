import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  expectNoToast,
  expectToast,
  newAccount,
  sendForm,
  signInPrompt,
  unusedKey,
  userSees,
} from '../support/index.ts';

/** Whole journeys of a customer through the assembled app. */
const meta = preview.meta({
  title: 'Flows/Customer',
  component: DashboardScreen,
  tags: ['flow'],
  globals: { persona: 'customer', world: 'typical' },
  parameters: { route: '/dash', app: true, pictures: false },
});

/** The key of the link survives sign-up and sign-in, and leaves the address once redeemed. */
export const RedeemsLinkedKey = meta.story({
  tags: ['RED-3', 'SIN-3', 'SUP-4'],
  name: 'Redeems the key of a link after sign-up',
  globals: { persona: '', world: 'typical' },
  parameters: { route: '/dash?redeem=WELC-OME2' },
  beforeEach: () => {
    db.keys.update(unusedKey().id, { code: 'WELC-OME2' });
  },
  play: async ({ step }) => {
    await step('Sign up and in', async () => {
      await screen.findByText('Your key is waiting');
      await userEvent.click(await screen.findByRole('link', { name: signInPrompt }));
      await screen.findByRole('heading', { level: 1, name: 'Sign up' });
      await expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/login');
      await sendForm(newAccount, 'Sign up');
      await expectToast('Registration successful! You can now log in');
      await userSees(signInPrompt);
      await expectToast('Registration successful! You can now log in');
      await expect(screen.getByLabelText('Username')).toHaveValue(newAccount.Username);
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await sendForm({ Password: newAccount.Password }, 'Sign in');
    });
    await step('One button is left to press', async () => {
      await screen.findByText('Your key is ready');
      await expectNoToast();
      await expect(localStorage.getItem('username')).toBe(newAccount.Username);
      await expect(await screen.findByLabelText('Access key')).toHaveValue('WELC-OME2');
      await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
      await screen.findByText('ACTIVE');
      await screen.findByText(/^Key redeemed: /);
      await expect(resumeState.get(newAccount.Username).key).toBeUndefined();
    });
  },
});
