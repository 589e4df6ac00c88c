import preview from '#storybook/preview.tsx';
import { catchLeaving } from '../support/index.ts';
import { outcomesOf } from './outcomes-of.tsx';
import { downloads } from './probes/dashboard.ts';

const meta = preview.meta({
  title: 'Outcomes/Dashboard',
  parameters: { pictures: false },
  beforeEach: () => catchLeaving(downloads),
});

export const ChangePassword = meta.story(outcomesOf('account.changePassword'));
export const Subscriptions = meta.story(outcomesOf('subscriptions.mine'));
export const Checkout = meta.story({ ...outcomesOf('subscriptions.checkout'), tags: ['BUY-2'] });
export const Redeem = meta.story(outcomesOf('subscriptions.redeem'));
export const RequestReset = meta.story(outcomesOf('hwid.requestReset'));
export const Status = meta.story(outcomesOf('client.status'));
export const Download = meta.story({ ...outcomesOf('client.download'), tags: ['DOW-2', 'DOW-3'] });
export const Invites = meta.story({ ...outcomesOf('invites.mine'), tags: ['INV-1'] });
