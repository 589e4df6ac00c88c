import { BEARER, jwt } from '#src/contract/session.ts';
import { clock, db } from '../db/index.ts';
import type { SessionRow, UserRow } from '../db/rows.ts';
import { Refusal } from './refusal.ts';
import type { Transport } from './transport.ts';

/** Name of the refresh token's cookie. */
export const REFRESH_COOKIE = 'refresh_token';

const MONTH_IN_SECONDS = 30 * 24 * 3600;

/** Starts a session for a user; `sessionCookies` passes it to the browser. */
export function openSession(user: UserRow): SessionRow {
  const session = db.sessions.insert({ userId: user.id, bearer: '', bearerEnds: 0, refreshToken: '' });
  return renew(session);
}

/** Replaces the bearer and the refresh token of a session, which invalidates the old ones. */
export function renew({ id, userId }: SessionRow): SessionRow {
  const now = clock.now();
  const bearerEnds = now + db.settings.bearerLifeMs;
  const user = db.users.find(userId)!;
  const header = { alg: 'none', typ: 'JWT' };
  const payload = {
    username: user.username,
    roles: user.roles,
    iat: Math.floor(now / 1000),
    exp: Math.floor(bearerEnds / 1000),
  };
  const bearer = [JSON.stringify(header), JSON.stringify(payload), randomId()].map(base64url).join('.');
  return db.sessions.update(id, { bearer, bearerEnds, refreshToken: randomId() });
}

/** Returns a random id. `crypto.randomUUID` is missing on pages without TLS. */
const randomId = () => Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join('');

/** Returns `Set-Cookie` values that sign a browser in. */
export const sessionCookies = ({ bearer, refreshToken }: SessionRow, transport: Transport) => [
  cookie(BEARER, bearer, MONTH_IN_SECONDS),
  refreshCookie(refreshToken, MONTH_IN_SECONDS, transport),
];

/** Returns `Set-Cookie` values that sign a browser out. */
export const expiredSessionCookies = (transport: Transport) => [
  cookie(BEARER, '', 0),
  refreshCookie('', 0, transport),
];

const refreshCookie = (value: string, maxAge: number, { httpOnly }: Transport) =>
  cookie(REFRESH_COOKIE, value, maxAge) + (httpOnly ? '; HttpOnly' : '');

const cookie = (name: string, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;

/** Returns the user and session of a request's bearer. Throws the 401 of SES-4. */
export function authenticate(request: Request): { user: UserRow; session: SessionRow } {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) throw new Refusal(401, jwt.missing);
  return validSession(db.sessions.where('bearer', bearer)[0]);
}

/** Returns the user of the BEARER cookie, for navigations, which carry no Authorization header. */
export function userOfBearerCookie(cookies: Record<string, string>): UserRow | undefined {
  const [session] = db.sessions.where('bearer', cookies[BEARER] ?? '');
  return session && db.users.find(session.userId);
}

/** Returns the user that the cookies of a browser belong to, even if the bearer has expired. */
export function userOf(cookies: Record<string, string>): UserRow | undefined {
  const session = db.sessions.where('refreshToken', cookies[REFRESH_COOKIE] ?? '')[0];
  return userOfBearerCookie(cookies) ?? (session && db.users.find(session.userId));
}

function validSession(session: SessionRow | undefined) {
  const user = session && db.users.find(session.userId);
  if (!user || session.bearerEnds <= clock.now()) throw new Refusal(401, jwt.expired);
  return { user, session };
}

/** Returns the session of the refresh cookie. Throws the 401 of SES-4, also for a token that has been replaced. */
export function sessionOfRefreshToken(cookies: Record<string, string>): SessionRow {
  const token = cookies[REFRESH_COOKIE];
  if (!token) throw new Refusal(401, jwt.missingRefresh);
  const [session] = db.sessions.where('refreshToken', token);
  if (!session) throw new Refusal(401, jwt.invalidRefresh);
  return session;
}

/** Ends all sessions of a user: their next call is refused with 401, and so is the refresh. */
export function endSessionsOf(userId: number) {
  db.sessions.where('userId', userId).forEach(({ id }) => db.sessions.remove(id));
}

/** Returns the cookies of a request. Requests that a service worker sees carry none, so a page reads its own. */
export function cookiesOf(
  requestCookies: Record<string, string>,
  { httpOnly }: Transport,
): Record<string, string> {
  if (httpOnly || typeof document === 'undefined') return requestCookies;
  const pairs = document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  return Object.fromEntries(pairs);
}

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
