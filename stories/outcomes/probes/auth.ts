import { db } from '#mocks/db/index.ts';
import { checkSession } from '#src/session/session.ts';
import {
  credentials,
  findPressable,
  newcomer,
  openProfileMenu,
  press,
  sendForm,
  signInPrompt,
  userSeesWords,
} from '../../support/index.ts';
import type { Probes } from './probe.ts';

const signOut = async () => {
  await openProfileMenu();
  await press('Sign out');
};

/** Signs the person out in the browser, whatever the server replies. */
const signsOut = {
  persona: 'customer',
  route: '/dash',
  done: 'GET ACCESS',
  failed: 'GET ACCESS',
  waiting: 'GET ACCESS',
  act: signOut,
} as const;

/** Below 640 px the name stands behind 'Profile' in the menu. */
async function sparseIsSignedIn() {
  await openProfileMenu();
  const first = await findPressable(/^(Profile|Change password)$/);
  if (first.textContent === 'Profile') await press('Profile');
  await userSeesWords('sparse');
}

export const authProbes = {
  'auth.signIn': {
    persona: null,
    route: '/login',
    done: 'Subscriptions',
    act: () => sendForm(credentials, 'Sign in'),
    again: () => sendForm({}, 'Sign in'),
  },
  'auth.signUp': {
    persona: null,
    route: '/register',
    done: 'Registration successful! You can now log in',
    act: () => sendForm(newcomer, 'Sign up'),
    again: () => sendForm({}, 'Sign up'),
  },
  'auth.invalidate': signsOut,
  'auth.signOut': signsOut,
  'auth.refresh': {
    persona: 'customer',
    route: '/dash',
    done: 'Expired JWT Token',
    failed: 'Expired JWT Token',
    waiting: 'Expired JWT Token',
    shows: {
      missingRefreshToken: signInPrompt,
      invalidRefreshToken: signInPrompt,
      quotedRefreshToken: signInPrompt,
    },
    prepare: () => db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 })),
  },
  'auth.me': {
    persona: 'customer',
    route: '/dash',
    done: 'Subscriptions',
    failed: 'Your account could not be loaded',
    waiting: 'Subscriptions',
    shows: { sparse: sparseIsSignedIn, anonymous: signInPrompt, secret: signInPrompt },
    prepare: async () => {
      const check = checkSession();
      const { activeOutcomes, faults } = db.settings;
      if (activeOutcomes['auth.me'] !== 'neverAnswers' && !faults.length) await check;
    },
  },
} satisfies Probes;
