import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Change password',
  component: DashboardScreen,
  parameters: { persona: 'customer', route: '/dash', screen: true },
  beforeEach: forgetDrafts,
});

type Play = NonNullable<typeof Opened.input.play>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function openDialog({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Profile of customer' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  return within(await screen.findByRole('dialog', { name: 'Change password' }));
}

async function fill(context: Context, current: string, next: string, again: string) {
  const dialog = await openDialog(context);
  await context.userEvent.type(dialog.getByLabelText('Current password'), current);
  await context.userEvent.type(dialog.getByLabelText('New password'), next);
  await context.userEvent.type(dialog.getByLabelText('New password again'), again);
  return { dialog, submit: dialog.getByRole('button', { name: 'Change password' }) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const password = () => db.users.find(personas.customer.id)!.password;

export const Opened = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Change password' })).toBeDisabled();
    await expect(dialog.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(dialog.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const AllThreeFieldsEnableTheButton = meta.story({
  parameters: { visual: false, screen: false },
  play: async (context) => {
    const { dialog, submit } = await fill(context, 'password', 'secret-1', 's');
    await expect(submit).toBeEnabled();
    await context.userEvent.clear(dialog.getByLabelText('Current password'));
    await expect(submit).toBeDisabled();
  },
});

export const PasswordSuccessfullyChanged = meta.story({
  parameters: { visual: false, screen: false },
  play: async (context) => {
    const { submit } = await fill(context, 'password', 'secret-1', 'secret-1');
    await context.userEvent.click(submit);
    await expect(await screen.findByText('Password successfully changed')).toBeVisible();
    await isClosed();
    await expect(password()).toBe('secret-1');
  },
});

export const NewPasswordsDoNotMatch = meta.story({
  parameters: { visual: false, screen: false },
  play: async (context) => {
    const { submit } = await fill(context, 'password', 'secret-1', 'secret-2');
    await context.userEvent.click(submit);
    await expect(await screen.findByText('New passwords do not match')).toBeVisible();
    await isClosed();
    await expect(password()).toBe('password');
    await expect((await openDialog(context)).getByLabelText('Current password')).toHaveValue('');
  },
});

export const Cancelled = meta.story({
  parameters: { visual: false, screen: false },
  play: async (context) => {
    const { dialog } = await fill(context, 'password', 'secret-1', 'secret-1');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await expect(password()).toBe('password');
  },
});

export const Processing = meta.story({
  parameters: { outcomes: { 'account.changePassword': 'neverAnswers' } },
  play: async (context) => {
    const { dialog, submit } = await fill(context, 'password', 'secret-1', 'secret-1');
    await context.userEvent.click(submit);
    await expect(await dialog.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

/** The toast is there, the dialog is still open, and what was typed is kept. */
const refuses = (says: string): Play => async (context) => {
  const { dialog, submit } = await fill(context, 'wrong', 'secret-1', 'secret-1');
  await context.userEvent.click(submit);
  await expect(await screen.findByText(says)).toBeVisible();
  await expect(dialog.getByLabelText('Current password')).toHaveValue('wrong');
  await expect(dialog.getByLabelText('New password again')).toHaveValue('secret-1');
  await expect(submit).toBeEnabled();
};

export const FailedToChangePassword = meta.story({
  parameters: { outcomes: { 'account.changePassword': 'noMessage' } },
  play: refuses('Failed to change password'),
});
export const FailedOnTheWay = meta.story({
  parameters: { outcomes: { 'account.changePassword': 'networkError' }, visual: false, screen: false, allowConsole: true },
  play: refuses('Failed to change password'),
});
export const WrongPassword = meta.story({ parameters: { visual: false, screen: false }, play: refuses('Current password is incorrect') });
export const PathIsNotConfirmed = meta.story({
  parameters: { outcomes: { 'account.changePassword': 'notFound' }, visual: false, screen: false },
  play: refuses('Not Found'),
});

const succeeds = (says: string): Play => async (context) => {
  const { submit } = await fill(context, 'password', 'secret-1', 'secret-1');
  await context.userEvent.click(submit);
  await expect(await screen.findByText(says)).toBeVisible();
  await isClosed();
};

export const SuccessWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'account.changePassword': 'successWithMessage' }, visual: false, screen: false },
  play: succeeds('Your password has been changed'),
});
export const SuccessWithoutMessage = meta.story({
  parameters: { outcomes: { 'account.changePassword': 'successWithoutMessage' }, visual: false, screen: false },
  play: succeeds('Password successfully changed'),
});
