import { auth, ROLE_ADMIN, ROLE_USER, type SessionUser, type SignIn } from '#src/contract/auth.ts';
import { clock, db } from '../db/index.ts';
import type { SessionRow, UserRow } from '../db/rows.ts';
import { redeemToken } from '../third-parties/bot-check.ts';
import { Refusal } from '../server/refusal.ts';
import { iso } from '../seeds/timeline.ts';
import { serve } from '../server/serve.ts';
import {
  noSessionCookies,
  openSession,
  refreshable,
  REFRESH_COOKIE,
  renew,
  sessionCookies,
} from '../server/session.ts';

/**
 * The user who may sign in with this; a session is not opened yet. Wrong credentials and a ban are answered
 * with the code alone, so that the texts of SIN-4 show; the answers with a message are outcomes.
 */
export function admitted({ username, password, turnstileToken }: SignIn): UserRow {
  checkBot(turnstileToken);
  const [user] = db.users.where('username', username.trim());
  if (user?.password !== password) throw new Refusal(401);
  if (user.isBanned) throw new Refusal(403);
  return user;
}

function checkBot(token: string) {
  if (!redeemToken(token)) throw new Refusal(400, 'Captcha verification failed. Please try again');
}

/** The answer to a sign-in; the session travels in the cookies. */
export const SIGNED_IN = { code: 200, message: null, error: null };

const toWire = ({ username, roles, secret, discord, avatar }: UserRow): SessionUser => ({
  username,
  role: roles,
  secret,
  discord,
  avatar,
});

export const authHandlers = [
  serve(auth.signIn, ({ body, setCookies }) => {
    setCookies(sessionCookies(openSession(admitted(body))));
    return SIGNED_IN;
  }),

  // No rules are documented; a name that is taken, or could not stand in a list, is refused with field
  // errors.
  serve(auth.signUp, ({ body }) => {
    checkBot(body.turnstileToken);
    const username = body.username.trim();
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

  serve(
    auth.invalidate,
    ({ user, cookies }) => {
      const session = db.sessions
        .where('userId', user.id)
        .find(({ refreshToken }) => refreshToken === cookies[REFRESH_COOKIE]);
      if (session) db.sessions.update(session.id, { refreshToken: '' });
      return { code: 200, message: 'The supplied refresh_token has been invalidated.' };
    },
    { byRefreshCookie: true },
  ),

  serve(
    auth.signOut,
    ({ user, request, cookies, setCookies }) => {
      const isThis = ({ bearer, refreshToken }: SessionRow) =>
        refreshToken === cookies[REFRESH_COOKIE] ||
        request.headers.get('authorization') === `Bearer ${bearer}`;
      db.sessions
        .where('userId', user.id)
        .filter(isThis)
        .forEach(({ id }) => db.sessions.remove(id));
      setCookies(noSessionCookies());
      return undefined;
    },
    { byRefreshCookie: true },
  ),

  serve(auth.refresh, ({ cookies, setCookies }) => {
    setCookies(sessionCookies(renew(refreshable(cookies))));
    return undefined;
  }),

  serve(auth.me, ({ user }) => ({
    user: toWire(user),
    admin: user.roles.includes(ROLE_ADMIN) ? toWire(user) : null,
  })),
];
