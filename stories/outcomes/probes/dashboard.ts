import { expect, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { forgetPerson } from '#src/app/resume.ts';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';
import {
  checkOut,
  expectNoToast,
  fillInNewPassword,
  openTab,
  press,
  pressInDialog,
  redeem,
  requestReset,
  unusedKey,
  userNoLongerSees,
  userSees,
} from '../../support/index.ts';
import type { Probes } from './probe.ts';

/** Names of the files that the page has saved. */
export const downloads: string[] = [];

/** The page is shown without the section of the codes, and without a toast. */
async function noCodes() {
  await userSees('INACTIVE');
  await userNoLongerSees('Invitation codes');
  await expectNoToast();
}

export const dashboardProbes = {
  'account.changePassword': {
    persona: 'customer',
    route: '/dash',
    done: 'Password successfully changed',
    act: async () => {
      await fillInNewPassword('password', 'password');
      await pressInDialog('Change password');
    },
    again: () => pressInDialog('Change password'),
  },
  'subscriptions.mine': {
    persona: 'premium',
    route: '/dash',
    done: 'ACTIVE',
    waiting: 'Loading subscriptions',
  },
  'subscriptions.checkout': {
    persona: 'customer',
    route: '/dash',
    done: () => waitFor(() => expect(redirect.assign).toHaveBeenCalled()),
    act: checkOut,
    again: () => press('Continue'),
  },
  'subscriptions.redeem': {
    persona: 'customer',
    route: '/dash',
    done: 'Key redeemed: ',
    prepare: forgetPerson,
    act: () => redeem(unusedKey().code),
    again: () => press('Redeem'),
  },
  'hwid.requestReset': {
    persona: 'premium',
    route: '/dash',
    done: 'Request Pending',
    prepare: () => {
      forgetPerson();
      db.hwidRequests.all().forEach(({ id, status }) => status === 'PENDING' && db.hwidRequests.remove(id));
    },
    act: () => requestReset('A new mainboard'),
    again: () => press('Submit request'),
  },
  'client.status': {
    persona: 'premium',
    route: '/dash',
    done: 'Version',
    failed: 'No client is available at the moment',
    waiting: 'Loading client information',
    act: () =>
      openTab(db.settings.activeOutcomes['client.status'] === 'pending' ? 'Reset HWID' : 'Download client'),
  },
  'client.download': {
    persona: 'premium',
    route: '/dash',
    done: () => waitFor(() => expect(downloads).toEqual(['client-1.2.3.exe'])),
    prepare: () => {
      downloads.length = 0;
    },
    act: async () => {
      await openTab('Download client');
      await press('Download');
    },
    again: () => press('Download'),
  },
  'invites.mine': {
    persona: 'customer',
    route: '/dash',
    done: 'Invitation codes',
    failed: noCodes,
    waiting: noCodes,
    shows: {
      bareStrings: async () => {
        await press(/^Invitation codes/);
        await userSees('BARE12345678');
      },
    },
  },
} satisfies Probes;
