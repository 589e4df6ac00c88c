import { expect } from 'vitest';
import type { Sequence } from './sequences.fixtures.ts';

const endOfSession = 'the session ends on the server › the device sleeps for two days';
const untilPaid = 'tick "I agree › press "Continue › pay, and come back';

/** Sequences about customers, and about the end of a session, after which another user may sign in. */
export const userRegressions: Record<string, Sequence> = {
  'key × Cancel while it is redeemed: a message says that it may have been redeemed': {
    as: 'customer',
    at: '/dash',
    steps:
      'open the link of a key › press "Redeem › 31 seconds pass (answers: all late) › press "Cancel" › shows "may have gone through"',
  },
  'checkout × sign-out in another tab: nothing of the payment is kept': {
    as: 'customer',
    at: '/dash',
    steps: `${untilPaid} › another tab signs out › sign in as the same › lacks "Confirming your payment"`,
  },
  'one person × another: data of one is never shown to the next': {
    as: 'premium',
    at: '/dash',
    steps: 'shows "ACTIVE" › another tab signs in as customer (answers: all late) › lacks "ACTIVE"',
  },
  'one person × another: what was typed is gone': {
    as: 'premium',
    at: '/dash',
    steps:
      'press "Redeem key" › type "MY-KEY" in "Access key" › another tab signs in as customer › press "Redeem key" › "Access key" is ""',
  },
  'phone × account: the profile gives way to the password, and signs out (DAS-2, DAS-4)': {
    at: '/dash',
    steps: [
      ({ tab }) => tab.resize(390),
      'press "Menu" › press "Profile" › press "Change password" › press "Cancel" › press "Menu" › press "Profile" › press "Sign out"',
      () => expect(location.pathname).toBe('/'),
    ],
  },
  'key link × another person: a key waits for its person alone': {
    as: 'premium',
    at: '/dash?redeem=ABCD-1234',
    steps: `shows "Your key is ready" › ${endOfSession} › sign in as customer › lacks "Your key is ready"`,
  },
  'key link × sign-in: it waits for its person': {
    as: 'premium',
    at: '/dash?redeem=ABCD-1234',
    steps: `${endOfSession} › sign in as the same › shows "Your key is ready"`,
  },
};
