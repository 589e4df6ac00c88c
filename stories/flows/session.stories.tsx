import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  catchLeaving,
  checkOut,
  dialog,
  expectNoDialog,
  expectNoToast,
  expectSignInPage,
  field,
  fill,
  fillInNewPassword,
  findPressable,
  onPhone,
  openProfileMenu,
  openTab,
  press,
  pressInDialog,
  redeem,
  requestReset,
  signInByForm,
  unusedKey,
  userSees,
} from '../support/index.ts';

const downloads: string[] = [];

/**
 * How a customer's session ends: by signing out, or in the middle of something, which leads to the sign-in
 * page without a toast.
 */
const meta = preview.meta({
  title: 'Flows/Session',
  component: DashboardScreen,
  tags: ['flow'],
  globals: { persona: 'customer', world: 'typical' },
  parameters: { route: '/dash', app: true, pictures: false },
  beforeEach: () => catchLeaving(downloads),
});

/**
 * Ends all sessions on the server once the page has loaded, so that the person's own call is the first to
 * fail.
 */
async function endAllSessions() {
  await screen.findAllByRole('progressbar');
  await findPressable(/^Invitation codes/);
  db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
}

export const SessionEndsWhileRedeeming = meta.story({
  tags: ['SES-5'],
  name: 'Session ends while redeeming',
  play: async ({ step }) => {
    const key = unusedKey();
    await step('The session ends in the middle', async () => {
      await screen.findAllByText('INACTIVE');
      await endAllSessions();
      await redeem(key.code);
      await expectSignInPage();
    });
    await step('After signing in the key is still there', async () => {
      await signInByForm('customer');
      await openTab('Redeem key');
      await expect(await field('Access key')).toHaveValue(key.code);
      await press('Redeem');
      await userSees('ACTIVE');
    });
  },
});

export const SessionEndsWhileAskingForAReset = meta.story({
  name: 'Session ends while asking for a reset',
  globals: { persona: 'premium' },
  play: async ({ step }) => {
    await step('The session ends in the middle', async () => {
      await openTab('Reset HWID');
      await field('Reason');
      await endAllSessions();
      await requestReset('New mainboard');
      await expectSignInPage();
    });
    await step('Somebody else does not see what was typed', async () => {
      await signInByForm('expiring');
      await openTab('Reset HWID');
      await expect(await field('Reason')).toHaveValue('');
    });
    await step('Its author does', async () => {
      await endAllSessions();
      await requestReset('x');
      await expectSignInPage();
      await signInByForm('premium');
      await openTab('Reset HWID');
      await expect(await field('Reason')).toHaveValue('New mainboard');
    });
  },
});

export const SessionEndsAtTheCheckout = meta.story({
  name: 'Session ends at the checkout',
  play: async () => {
    await endAllSessions();
    await checkOut();
    await expectSignInPage();
    await expectNoToast();
  },
});

export const SessionEndsWhileDownloading = meta.story({
  name: 'Session ends while downloading',
  globals: { persona: 'premium' },
  play: async () => {
    await openTab('Download client');
    await findPressable('Download');
    await endAllSessions();
    await press('Download');
    await expectSignInPage();
    await expectNoToast();
    await expect(downloads).toEqual([]);
  },
});

export const SessionEndsWhileChangingThePassword = meta.story({
  name: 'Session ends while changing the password',
  play: async () => {
    await endAllSessions();
    await fillInNewPassword('password', 'secret-1');
    await pressInDialog('Change password');
    await expectSignInPage();
    await expectNoDialog();
    await expectNoToast();
  },
});

/** What was typed is forgotten, and nothing is left in local storage. */
export const SignsOut = meta.story({
  tags: ['SES-7'],
  name: 'Signs out and in again',
  play: async ({ step }) => {
    await step('Sign out with a key half typed', async () => {
      await openTab('Redeem key');
      await fill({ 'Access key': 'HALF-TYPED' });
      await openProfileMenu();
      await press('Sign out');
      await findPressable('GET ACCESS');
      await expect(localStorage.getItem('username')).toBeNull();
    });
    await step('Nothing is left of it', async () => {
      await press('Login');
      await signInByForm('customer');
      await openTab('Redeem key');
      await expect(await field('Access key')).toHaveValue('');
    });
  },
});

export const SignsOutOnAPhone = meta.story({
  name: 'Signs out on a phone',
  tags: ['phone'],
  globals: onPhone,
  play: async () => {
    await press('Menu');
    await press('Profile');
    await dialog('Profile');
    await pressInDialog('Sign out');
    await findPressable('GET ACCESS');
    await expect(localStorage.getItem('username')).toBeNull();
  },
});
