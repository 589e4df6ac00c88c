import { db } from '#mocks/db/index.ts';
import { isFault } from '#mocks/outcomes/override.ts';
import { checkSession } from '#src/session/session.ts';
import preview from '#storybook/preview.tsx';
import {
  credentials,
  findPressable,
  newAccount,
  openProfileMenu,
  press,
  sendForm,
  signInPrompt,
  userSeesWords,
} from '../support/index.ts';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({ title: 'Outcomes/Auth', parameters: { pictures: false } });

const signOut = async () => {
  await openProfileMenu();
  await press('Sign out');
};

/** Signs the user out in the browser, whatever the server replies. */
const signsOut = {
  persona: 'customer',
  route: '/dash',
  done: 'GET ACCESS',
  failed: 'GET ACCESS',
  waiting: 'GET ACCESS',
  act: signOut,
} as const;

/** Expects the signed-in user. Below 640 px the name stands behind 'Profile' in the menu. */
async function sparseIsSignedIn() {
  await openProfileMenu();
  const first = await findPressable(/^(Profile|Change password)$/);
  if (first.textContent === 'Profile') await press('Profile');
  await userSeesWords('sparse');
}

export const SignIn = meta.story({
  ...outcomesOf('auth.signIn', {
    persona: null,
    route: '/login',
    done: 'Subscriptions',
    act: () => sendForm(credentials, 'Sign in'),
    again: () => sendForm({}, 'Sign in'),
  }),
  tags: ['SIN-4', 'SIN-5', 'SES-6'],
});
export const SignUp = meta.story(
  outcomesOf('auth.signUp', {
    persona: null,
    route: '/register',
    done: 'Registration successful! You can now log in',
    act: () => sendForm(newAccount, 'Sign up'),
    again: () => sendForm({}, 'Sign up'),
  }),
);
export const Invalidate = meta.story(outcomesOf('auth.invalidate', signsOut));
export const SignOut = meta.story(outcomesOf('auth.signOut', signsOut));

/** The bearer has expired and is refreshed. Only the two messages about the refresh token end the session. */
export const Refresh = meta.story({
  ...outcomesOf('auth.refresh', {
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
  }),
  tags: ['SES-4'],
});

/**
 * The session check when the page loads. A refusal leads to the sign-in page; other failures leave the
 * session alone and offer Retry.
 */
export const Me = meta.story({
  ...outcomesOf('auth.me', {
    persona: 'customer',
    route: '/dash',
    done: 'Subscriptions',
    failed: 'Your account could not be loaded',
    waiting: 'Subscriptions',
    shows: { sparse: sparseIsSignedIn, anonymous: signInPrompt, secret: signInPrompt },
    prepare: async () => {
      const check = checkSession();
      if (db.settings.overrides.every((one) => !isFault(one) && one.is !== 'neverAnswers')) await check;
    },
  }),
  tags: ['SES-1', 'SES-8'],
});
