import { db } from '#mocks/db/index.ts';
import { checkSession } from '#src/session/session.ts';
import preview from '#storybook/preview.tsx';
import { enter, press, see } from './hands.ts';
import { outcomesOf, Stage } from './stage.tsx';

const meta = preview.meta({ title: 'Outcomes/Auth', component: Stage });

const passBotCheck = () => see('Passed');

export const SignIn = meta.story(
  outcomesOf('auth.signIn', {
    persona: null, route: '/login', done: 'Subscriptions', otherwise: 'Sign in',
    act: async () => {
      await enter('Username', 'customer');
      await enter('Password', 'password');
      await passBotCheck();
      await press('Sign in');
    },
  }),
);

export const SignUp = meta.story(
  outcomesOf('auth.signUp', {
    persona: null, route: '/register', done: 'Registration successful! You can now log in', otherwise: 'Sign up',
    act: async () => {
      await enter('Username', 'newcomer');
      await enter('Password', 'correct horse');
      await enter('Confirm password', 'correct horse');
      await passBotCheck();
      await press('Sign up');
    },
  }),
);

const signOut = async () => {
  await press(/customer$/);
  await press('Sign out');
};

export const Invalidate = meta.story(
  outcomesOf('auth.invalidate', { persona: 'customer', route: '/dash', done: 'GET ACCESS', otherwise: 'GET ACCESS', act: signOut }),
);

export const SignOut = meta.story(
  outcomesOf('auth.signOut', { persona: 'customer', route: '/dash', done: 'GET ACCESS', otherwise: 'GET ACCESS', act: signOut }),
);

/** The bearer has expired, the page asks for a new one. Where that fails without a word about the session, nobody is signed out. */
export const Refresh = meta.story(
  outcomesOf('auth.refresh', {
    persona: 'customer', route: '/dash', done: 'Expired JWT Token', otherwise: 'Expired JWT Token',
    shows: {
      missingRefreshToken: "Don't have an account?", invalidRefreshToken: "Don't have an account?",
      quotedRefreshToken: "Don't have an account?",
    },
    prepare: () => db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 })),
  }),
);

/** The check at load: whatever goes wrong, the person is taken for nobody and led to the sign-in. */
export const Me = meta.story(
  outcomesOf('auth.me', {
    persona: 'customer', route: '/dash', done: 'Subscriptions', otherwise: "Don't have an account?",
    shows: { sparse: 'sparse', neverAnswers: 'Subscriptions' },
    prepare: async () => {
      const check = checkSession();
      if (db.settings.activeOutcomes['auth.me'] !== 'neverAnswers') await check;
    },
  }),
);
