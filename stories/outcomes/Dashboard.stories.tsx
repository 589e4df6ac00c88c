import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { clearUserState } from '#src/app/resume-state.ts';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';
import preview from '#storybook/preview.tsx';
import {
  catchDepartures,
  catchDownloads,
  downloads,
  expectNoToast,
  fillInNewPassword,
  openTab,
  press,
  pressInDialog,
  redeem,
  requestReset,
  unusedKey,
  userSees,
} from '../support/index.ts';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({
  title: 'Outcomes/Dashboard',
  parameters: { pictures: false },
  beforeEach: () => {
    catchDepartures();
    catchDownloads();
  },
});

/** Expects the page without the section of the codes, and without a toast. */
async function noCodes() {
  await userSees('INACTIVE');
  await waitFor(() => expect(screen.queryByText('Invitation codes')).toBeNull());
  await expectNoToast();
}

/** Expects the tab to say so, without a toast. */
async function noClient() {
  await userSees('No client is available at the moment');
  await expectNoToast();
}

export const ChangePassword = meta.story({
  ...outcomesOf('account.changePassword', {
    persona: 'customer',
    route: '/dash',
    done: 'Password successfully changed',
    act: async () => {
      await fillInNewPassword('password', 'password');
      await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    },
    again: () => pressInDialog('Change password'),
  }),
  tags: ['PAS-2'],
});
export const Subscriptions = meta.story(
  outcomesOf('subscriptions.mine', {
    persona: 'premium',
    route: '/dash',
    done: 'ACTIVE',
    waiting: 'Loading subscriptions',
  }),
);
export const Checkout = meta.story({
  ...outcomesOf('subscriptions.checkout', {
    persona: 'customer',
    route: '/dash',
    done: () => waitFor(() => expect(redirect.assign).toHaveBeenCalled()),
    act: async () => {
      await press('I agree to the Terms of Service');
      await press('Continue');
    },
    again: () => press('Continue'),
  }),
  tags: ['BUY-2'],
});
export const Redeem = meta.story(
  outcomesOf('subscriptions.redeem', {
    persona: 'customer',
    route: '/dash',
    done: 'Key redeemed: ',
    prepare: clearUserState,
    act: () => redeem(unusedKey().code),
    again: () => press('Redeem'),
  }),
);
export const RequestReset = meta.story(
  outcomesOf('hwid.requestReset', {
    persona: 'premium',
    route: '/dash',
    done: 'Request Pending',
    prepare: () => {
      clearUserState();
      db.hwidRequests.all().forEach(({ id, status }) => status === 'PENDING' && db.hwidRequests.remove(id));
    },
    act: () => requestReset('A new mainboard'),
    again: () => press('Submit request'),
  }),
);
export const Status = meta.story(
  outcomesOf('client.status', {
    persona: 'premium',
    route: '/dash',
    done: 'Version',
    failed: noClient,
    waiting: 'Loading client information',
    act: () => openTab(db.settings.overrides[0]?.is === 'pending' ? 'Reset HWID' : 'Download client'),
  }),
);
export const Download = meta.story({
  ...outcomesOf('client.download', {
    persona: 'premium',
    route: '/dash',
    done: () => waitFor(() => expect(downloads).toEqual(['client-1.2.3.exe'])),
    prepare: () => {
      downloads.length = 0;
    },
    act: async () => {
      await openTab('Download client');
      await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    },
    again: () => press('Download'),
  }),
  tags: ['DOW-2', 'DOW-3'],
});
export const Invites = meta.story({
  ...outcomesOf('invites.mine', {
    persona: 'customer',
    route: '/dash',
    done: 'Invitation codes',
    failed: noCodes,
    waiting: noCodes,
    shows: {
      bareStrings: async () => {
        await userEvent.click(await screen.findByRole('button', { name: /^Invitation codes/ }));
        await screen.findByText('BARE12345678');
      },
    },
  }),
  tags: ['INV-1'],
});
