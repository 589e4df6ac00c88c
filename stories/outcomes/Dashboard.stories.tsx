import { db } from '#mocks/db/index.ts';
import { drafts } from '#src/lib/drafts.ts';
import preview from '#storybook/preview.tsx';
import { catchDepartures, catchDownloads } from '../screens/dashboard/gestures.ts';
import { enter, press, pressInDialog, see } from './hands.ts';
import { outcomesOf, Stage } from './stage.tsx';

const meta = preview.meta({
  title: 'Outcomes/Dashboard',
  component: Stage,
  beforeEach: () => {
    const undo = [catchDepartures(), catchDownloads([])];
    return () => undo.forEach((undoOne) => undoOne());
  },
});

export const ChangePassword = meta.story(
  outcomesOf('account.changePassword', {
    persona: 'customer', route: '/dash', done: 'Password successfully changed', otherwise: 'Change password',
    act: async () => {
      await press(/customer$/);
      await press('Change password');
      await enter('Current password', 'password');
      await enter('New password', 'password');
      await enter('New password again', 'password');
      await pressInDialog('Change password');
    },
  }),
);

export const Subscriptions = meta.story(
  outcomesOf('subscriptions.mine', {
    persona: 'premium', route: '/dash', done: 'ACTIVE', otherwise: 'Subscriptions', shows: { inSeconds: 'ACTIVE' },
  }),
);

export const Checkout = meta.story(
  outcomesOf('subscriptions.checkout', {
    persona: 'customer', route: '/dash', done: 'Processing...', otherwise: 'Processing...',
    act: async () => {
      await press(/30 days/);
      await press('I agree to the Terms of Service');
      await press('Continue');
    },
  }),
);

export const Redeem = meta.story(
  outcomesOf('subscriptions.redeem', {
    persona: 'customer', route: '/dash', done: 'days of', otherwise: 'Redeem key',
    prepare: () => drafts.clear(),
    act: async () => {
      await press('Redeem key');
      const key = db.keys.all().find(({ status }) => status === 'UNUSED');
      await enter('Access key', key!.code);
      await press('Redeem');
    },
  }),
);

export const RequestReset = meta.story(
  outcomesOf('hwid.requestReset', {
    persona: 'premium', route: '/dash', done: 'Request Pending', otherwise: 'Reset HWID',
    prepare: () => {
      drafts.clear();
      db.hwidRequests.all().forEach(({ id, status }) => status === 'PENDING' && db.hwidRequests.remove(id));
    },
    act: async () => {
      await press('Reset HWID');
      await enter('Reason', 'A new mainboard');
      await press('Submit request');
    },
  }),
);

export const Status = meta.story(
  outcomesOf('client.status', {
    persona: 'premium', route: '/dash', done: 'Version', otherwise: 'No client is available at the moment',
    shows: { pending: 'Request Pending', neverAnswers: 'Loading client information' },
    act: async () => {
      const isPending = db.settings.activeOutcomes['client.status'] === 'pending';
      await press(isPending ? 'Reset HWID' : 'Download client');
    },
  }),
);

export const Download = meta.story(
  outcomesOf('client.download', {
    persona: 'premium', route: '/dash', done: 'Download', otherwise: 'Download',
    act: async () => {
      await press('Download client');
      await see('Version');
      await press(/^Download(?! client$)/);
    },
  }),
);

export const Invites = meta.story(
  outcomesOf('invites.mine', { persona: 'customer', route: '/dash', done: 'Invitation codes', otherwise: 'Subscriptions', shows: { bareStrings: 'Invitation codes' } }),
);
