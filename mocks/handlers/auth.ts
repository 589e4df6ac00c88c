import { auth, type SessionUser, type SignIn } from '#src/contract/auth.ts';
import { ROLE_ADMIN, ROLE_USER } from '#src/contract/session.ts';
import { clock, db } from '../db/index.ts';
import type { SessionRow, UserRow } from '../db/rows.ts';
import { verifyToken } from '../third-parties/bot-check.ts';
import { Refusal } from '../server/refusal.ts';
import { iso } from '../db/time.ts';
import { serve } from '../server/serve.ts';
import {
  expiredSessionCookies,
  openSession,
  REFRESH_COOKIE,
  renew,
  sessionCookies,
  sessionOfRefreshToken,
} from '../server/session.ts';

/**
 * Returns the user with these credentials. Refusals carry a code but no message, so that the client shows its
 * own texts (SIN-4); the variants with a message are outcomes.
 */
export function verifyCredentials({ username, password, turnstileToken }: SignIn): UserRow {
  verifyBotCheck(turnstileToken);
  const [user] = db.users.where('username', username);
  if (user?.password !== password) throw new Refusal(401);
  if (user.isBanned) throw new Refusal(403);
  return user;
}

function verifyBotCheck(token: string) {
  if (!verifyToken(token)) throw new Refusal(400, 'Captcha verification failed. Please try again');
}

/** Reply to a sign-in; the session is in the cookies. */
export const SIGNED_IN = { code: 200, message: null, error: null };

const toWire = ({ username, roles, secret, discord, avatar }: UserRow): SessionUser => ({
  username,
  role: roles,
  secret,
  discord,
  avatar,
});

export const authHandlers = [
  serve(auth.signIn, ({ body, transport, setCookies }) => {
    setCookies(sessionCookies(openSession(verifyCredentials(body)), transport));
    return SIGNED_IN;
  }),

  // The rules are ours: none are documented.
  serve(auth.signUp, ({ body }) => {
    verifyBotCheck(body.turnstileToken);
    const { username } = body;
    const errors = [];
    if (!/^[\w.-]{3,40}$/.test(username))
      errors.push({
        field: 'username',
        message: 'Use 3 to 40 letters, digits, dots, hyphens or underscores',
      });
    else if (db.users.all().some((user) => user.username.toLowerCase() === username.toLowerCase()))
      errors.push({ field: 'username', message: 'This username is already taken' });
    if (body.password.length < 6) errors.push({ field: 'password', message: 'Use at least 6 characters' });
    if (errors.length) throw new Refusal(400, { errors });
    db.users.insert({
      username,
      password: body.password,
      roles: [ROLE_USER],
      secret: false,
      discord: null,
      avatar: null,
      hwid: null,
      newHwid: null,
      isBanned: false,
      lastIp: null,
      joinIp: '127.0.0.1',
      joinDate: iso(clock.now()),
    });
    return { message: 'Registration successful! You can now log in' };
  }),

  serve(auth.invalidate, ({ user, cookies }) => {
    const session = db.sessions
      .where('userId', user.id)
      .find(({ refreshToken }) => refreshToken === cookies[REFRESH_COOKIE]);
    if (session) db.sessions.update(session.id, { refreshToken: '' });
    return { code: 200, message: 'The supplied refresh_token has been invalidated.' };
  }),

  serve(auth.signOut, ({ user, request, cookies, transport, setCookies }) => {
    const isCurrent = ({ bearer, refreshToken }: SessionRow) =>
      refreshToken === cookies[REFRESH_COOKIE] || request.headers.get('authorization') === `Bearer ${bearer}`;
    db.sessions
      .where('userId', user.id)
      .filter(isCurrent)
      .forEach(({ id }) => db.sessions.remove(id));
    setCookies(expiredSessionCookies(transport));
    return undefined;
  }),

  serve(auth.refresh, ({ cookies, transport, setCookies }) => {
    setCookies(sessionCookies(renew(sessionOfRefreshToken(cookies)), transport));
    return undefined;
  }),

  serve(auth.me, ({ user }) => ({
    user: toWire(user),
    admin: user.roles.includes(ROLE_ADMIN) ? toWire(user) : null,
  })),
];
