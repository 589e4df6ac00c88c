import { BEARER, jwt, ROLE_ADMIN } from '#src/contract/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { hold, holdRefused, holdReply, type Rule } from './check.ts';
import { type Answer, isRemoved } from './visitor.ts';

const { auth, adminAuth } = endpoints;

/** The cookies of a session. That of the refresh token has no documented name: it is the other one. */
function sessionCookiesOf({ setCookies, request }: Answer) {
  const set = setCookies.filter((cookie) => !isRemoved(cookie));
  const bearer = set.find((cookie) => cookie.startsWith(`${BEARER}=`));
  const refreshToken = set.find((cookie) => cookie !== bearer && /;\s*httponly/i.test(cookie));
  hold(bearer, `${request} sets no ${BEARER} cookie`);
  hold(refreshToken, `${request} sets no HttpOnly cookie for the refresh token`);
  return [bearer, refreshToken] as const;
}

function holdSessionCookies(answer: Answer, isSecure: boolean) {
  const cookies = sessionCookiesOf(answer);
  hold(!/;\s*httponly/i.test(cookies[0]), `${BEARER} is HttpOnly, so that the page cannot send it`);
  for (const cookie of cookies) {
    const [name] = cookie.split('=');
    hold(/;\s*samesite=(lax|strict)/i.test(cookie), `${name} has no SameSite=Lax or Strict`);
    hold(!isSecure || /;\s*secure/i.test(cookie), `${name} is not Secure`);
  }
}

const signsIn = (call: 'auth.signIn' | 'adminAuth.signIn'): Rule => ({
  call,
  rule: 'sets both cookies with their attributes',
  check: async ({ signIn, adminCredentials, isSecure }) => {
    const endpoint = call === 'auth.signIn' ? auth.signIn : adminAuth.signIn;
    const { answer } = await signIn(adminCredentials, endpoint);
    holdReply(endpoint, answer);
    holdSessionCookies(answer, isSecure);
  },
});

const forgets = (call: 'auth.invalidate' | 'auth.signOut'): Rule => ({
  call,
  rule: 'forgets the refresh token',
  check: async ({ signIn, adminCredentials }) => {
    const endpoint = call === 'auth.signOut' ? auth.signOut : auth.invalidate;
    const { visitor } = await signIn(adminCredentials);
    const before = [...visitor.cookies];
    holdReply(endpoint, await visitor.ask(endpoint));
    holdRefused(await visitor.other(before).ask(auth.refresh), 401);
    if (call === 'auth.signOut') hold(visitor.cookies.size === 0, 'Cookies stay');
  },
});

/** Sign-in, refresh and sign-out (SES-3 to SES-5, SIN-4). */
export const sessionRules: Rule[] = [
  signsIn('auth.signIn'),
  signsIn('adminAuth.signIn'),
  {
    call: 'auth.signIn',
    rule: 'refuses a wrong password with 401 and starts no session',
    check: async ({ signIn, adminCredentials: { name, password } }) => {
      const { answer, visitor } = await signIn({ name, password: `not ${password}` });
      holdRefused(answer, 401);
      hold(!visitor.cookies.has(BEARER), `It sets ${BEARER}`);
    },
  },
  {
    call: 'auth.me',
    rule: 'says who is signed in, with all roles',
    check: async ({ admin, adminCredentials }) => {
      const { user } = holdReply(auth.me, await admin.ask(auth.me));
      hold(user?.username === adminCredentials.name, `The user is ${JSON.stringify(user?.username)}`);
      hold(user.role.includes(ROLE_ADMIN), `The role of the administrator is ${JSON.stringify(user.role)}`);
    },
  },
  {
    call: 'auth.refresh',
    rule: `refuses callers without a refresh token: 401 '${jwt.missingRefresh}'`,
    check: async ({ anonymous }) => holdRefused(await anonymous.ask(auth.refresh), 401, jwt.missingRefresh),
  },
  {
    call: 'auth.refresh',
    rule: 'sets a new bearer, and a new refresh token in place of the old one',
    check: async ({ signIn, adminCredentials, isSecure }) => {
      const { visitor, answer: first } = await signIn(adminCredentials);
      const before = [...visitor.cookies];
      const answer = await visitor.ask(auth.refresh);
      holdReply(auth.refresh, answer);
      holdSessionCookies(answer, isSecure);
      const old = sessionCookiesOf(first);
      sessionCookiesOf(answer).forEach((cookie, at) => {
        const [pair] = cookie.split(';');
        hold(!old[at]!.startsWith(`${pair};`), `${pair!.split('=')[0]} is the old one`);
      });
      holdReply(auth.me, await visitor.ask(auth.me));
      holdRefused(await visitor.other(before).ask(auth.refresh), 401);
    },
  },
  forgets('auth.invalidate'),
  forgets('auth.signOut'),
];
