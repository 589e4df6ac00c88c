import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { requests } from '#storybook/preview/worker.ts';
import { account } from '#src/contract/account.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  dashboardMeta,
  expectNoDialog,
  expectToast,
  fillInNewPassword,
  openProfileMenu,
  press,
} from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Change password',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'customer',
    'A dialog of the profile menu in which customers change their password: the current one once, the new one twice. A refusal keeps the dialog and what was typed; two different new passwords close it.',
  ),
});

export const Opened = meta.story({
  parameters: { pictures: 'all' },
  name: 'Empty',
  tags: ['empty'],
  play: async () => {
    await openProfileMenu();
    await press('Change password');
    const opened = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await expect(opened.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(opened.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** The dialog closes and forgets, and nothing is sent, also if a password manager fills and submits at once. */
export const NewPasswordsDoNotMatch = meta.story({
  name: 'New passwords do not match',
  tags: ['error', 'PAS-1'],
  parameters: { pictures: false },
  play: async () => {
    await fillInNewPassword('password', 'secret-1');
    const again = await screen.findByLabelText<HTMLInputElement>('New password again');
    const button = await screen.findByRole('button', { name: 'Change password' });
    again.value = 'secret-2';
    button.click();
    await expectToast('New passwords do not match');
    await expectNoDialog();
    await expect(requests.join()).not.toContain(account.changePassword.path);
    await openProfileMenu();
    await press('Change password');
    await expect(await screen.findByLabelText('Current password')).toHaveValue('');
  },
});
