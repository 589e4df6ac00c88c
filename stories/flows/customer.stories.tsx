import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { requests } from '#storybook/preview/worker.ts';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { account } from '#src/contract/account.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  expectNoDialog,
  expectSignInPage,
  expectToast,
  fill,
  fillInNewPassword,
  newAccount,
  openProfileMenu,
  openTab,
  press,
  sendForm,
  signInPrompt,
  unusedKey,
} from '../support/index.ts';

/** Whole journeys of a customer through the assembled app. */
const meta = preview.meta({
  title: 'Flows/Customer',
  component: DashboardScreen,
  tags: ['flow'],
  globals: { persona: 'customer', world: 'typical' },
  parameters: { route: '/dash', app: true, pictures: false },
});

export const ChangesThePassword = meta.story({
  tags: ['PAS-1', 'PAS-2'],
  name: 'Changes the password at the third try',
  play: async ({ step }) => {
    await step('The new passwords do not match: the dialog closes and forgets', async () => {
      await fillInNewPassword('password', 'secret-1', 'secret-2');
      await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
      await expectToast('New passwords do not match');
      await expectNoDialog();
      await expect(requests.join()).not.toContain(account.changePassword.path);
      await openProfileMenu();
      await press('Change password');
      await expect(await screen.findByLabelText('Current password')).toHaveValue('');
    });
    await step('The current password is wrong: the dialog stays and keeps', async () => {
      await fill({
        'Current password': 'wrong',
        'New password': 'secret-1',
        'New password again': 'secret-1',
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
      await expectToast('Current password is incorrect');
      await expect(await screen.findByLabelText('New password')).toHaveValue('secret-1');
    });
    await step('Changed', async () => {
      await fill({ 'Current password': 'password' });
      await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
      await expectToast('Password successfully changed');
      await expectNoDialog();
      await expect(db.users.find(personas.customer.id)!.password).toBe('secret-1');
    });
  },
});

/** The key of the link is still there after signing up and in, and is gone from the address once redeemed. */
export const ComesByALinkWithAKey = meta.story({
  tags: ['RED-3'],
  name: 'Comes by a link with a key, signs up and redeems it',
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
      await sendForm(newAccount, 'Sign up');
      await expectSignInPage();
      await sendForm({ Username: newAccount.Username, Password: newAccount.Password }, 'Sign in');
    });
    await step('One button is left to press', async () => {
      await screen.findByText('Your key is ready');
      await expect(await screen.findByLabelText('Access key')).toHaveValue('WELC-OME2');
      await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
      await screen.findByText('ACTIVE');
      await screen.findByText(/^Key redeemed: /);
    });
    await step('Elsewhere and back: nothing is filled in any more', async () => {
      await openProfileMenu();
      await press('Sign out');
      await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
      await sendForm({ Username: newAccount.Username, Password: newAccount.Password }, 'Sign in');
      await screen.findByText('ACTIVE');
      await openTab('Buy premium');
      await openTab('Redeem key');
      await expect(await screen.findByLabelText('Access key')).toHaveValue('');
    });
  },
});
