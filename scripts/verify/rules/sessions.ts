import { BEARER, jwt, ROLE_ADMIN } from '#src/contract/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { type Context, hold, holdRefused, holdReply, type Rule } from '../rule.ts';
import { type Answer, isExpired, type SetCookie, type Visitor } from '../visitor.ts';

const { auth, adminAuth } = endpoints;

const signInAsAdmin = ({ signIn, adminCredentials }: Context) =>
  signIn(adminCredentials.name, adminCredentials.password);

const cookieOf = (
  { setCookies, request }: Answer,
  isWanted: (cookie: SetCookie) => boolean,
  what: string,
) => {
  const cookie = setCookies.find((one) => isWanted(one) && !isExpired(one.attributes));
  hold(cookie, `${request} sets no ${what}`);
  return cookie;
};

const bearerOf = (answer: Answer) => cookieOf(answer, ({ name }) => name === BEARER, `${BEARER} cookie`);

/** Its name is not documented; the bearer is the only other cookie of a session. */
const refreshTokenOf = (answer: Answer) =>
  cookieOf(
    answer,
    ({ name, attributes }) => name !== BEARER && 'httponly' in attributes,
    'HttpOnly cookie for the refresh token',
  );

function holdSessionCookies(answer: Answer, isSecure: boolean) {
  const bearer = bearerOf(answer);
  hold(!('httponly' in bearer.attributes), `${BEARER} is HttpOnly, so that the page cannot send it`);
  const refreshToken = refreshTokenOf(answer);
  for (const { name, attributes } of [bearer, refreshToken]) {
    const { path = '', samesite = '' } = attributes;
    hold(/^(lax|strict)$/i.test(samesite), `${name} has no SameSite=Lax or Strict`);
    hold(!isSecure || 'secure' in attributes, `${name} is not Secure`);
    hold(name !== BEARER || path === '/', `${name} has the path '${path}', not /`);
  }
}

/** Sends a request with the cookies that a visitor had before. */
async function refreshWith(visitor: Visitor, cookies: Iterable<[string, string]>): Promise<Answer> {
  const copy = visitor.other();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy.ask(auth.refresh);
}

/** Sign-in, refresh and sign-out (SES-3 to SES-5, SIN-4). */
export const sessionRules: Rule[] = [
  ...([auth.signIn, adminAuth.signIn] as const).map((endpoint): Rule => ({
    call: endpoint === auth.signIn ? 'auth.signIn' : 'adminAuth.signIn',
    rule: 'answers 200 or 204 and sets both cookies with their attributes',
    check: async ({ anonymous, adminCredentials: { name, password }, token, isSecure }) => {
      const body = { username: name, password, turnstileToken: token() };
      const answer = await anonymous.other().ask(endpoint, { body });
      const reply = holdReply(endpoint, answer);
      hold(reply?.code === undefined || reply.code === 200, `The code of the success is ${reply?.code}`);
      holdSessionCookies(answer, isSecure);
    },
  })),
  {
    call: 'auth.signIn',
    rule: 'refuses a wrong password with 401 and starts no session',
    check: async ({ anonymous, adminCredentials: { name, password }, token }) => {
      const body = { username: name, password: `not ${password}`, turnstileToken: token() };
      const answer = await anonymous.other().ask(auth.signIn, { body });
      holdRefused(answer, 401);
      hold(!answer.setCookies.some(({ name: cookie }) => cookie === BEARER), `It sets ${BEARER}`);
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
    rule: 'sets a new bearer, which is accepted',
    check: async (context) => {
      const { visitor, answer: first } = await signInAsAdmin(context);
      const answer = await visitor.ask(auth.refresh);
      holdReply(auth.refresh, answer);
      hold(bearerOf(answer).value !== bearerOf(first).value, 'The bearer is the old one');
      holdSessionCookies(answer, context.isSecure);
      holdReply(auth.me, await visitor.ask(auth.me));
    },
  },
  {
    call: 'auth.refresh',
    rule: 'replaces the refresh token; the old one is refused',
    check: async (context) => {
      const { visitor, answer: first } = await signInAsAdmin(context);
      const before = [...visitor.cookies];
      const answer = await visitor.ask(auth.refresh);
      hold(refreshTokenOf(answer).value !== refreshTokenOf(first).value, 'The refresh token is the old one');
      holdRefused(await refreshWith(visitor, before), 401, /refresh token/i);
    },
  },
  {
    call: 'auth.invalidate',
    rule: 'forgets the refresh token',
    check: async (context) => {
      const { visitor } = await signInAsAdmin(context);
      const before = [...visitor.cookies];
      holdReply(auth.invalidate, await visitor.ask(auth.invalidate));
      holdRefused(await refreshWith(visitor, before), 401, /refresh token/i);
    },
  },
  {
    call: 'auth.signOut',
    rule: 'ends the session and removes its cookies',
    check: async (context) => {
      const { visitor, answer: first } = await signInAsAdmin(context);
      const before = [...visitor.cookies];
      holdReply(auth.signOut, await visitor.ask(auth.signOut));
      for (const { name } of [bearerOf(first), refreshTokenOf(first)])
        hold(!visitor.cookies.has(name), `The cookie ${name} stays`);
      holdRefused(await refreshWith(visitor, before), 401, /refresh token/i);
    },
  },
];
