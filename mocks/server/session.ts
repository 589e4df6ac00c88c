import { BEARER, jwt } from '#src/contract/auth.ts';
import { clock, db } from '../db/index.ts';
import type { SessionRow, UserRow } from '../db/rows.ts';
import { transport } from '../transports/transport.ts';
import { Refusal } from './refusal.ts';

/** Cookie of the refresh token. HttpOnly where the transport can keep that, readable elsewhere. */
export const REFRESH_COOKIE = 'refresh_token';

const MONTH_S = 30 * 24 * 3600;

/** Opens a session for a user and returns its row; `setSessionCookies` hands it to the browser. */
export function openSession(user: UserRow): SessionRow {
  const session = db.sessions.insert({ userId: user.id, bearer: '', bearerEnds: 0, refreshToken: '' });
  return renew(session);
}

/** A new bearer and a new refresh token; the old ones no longer count. */
export function renew({ id, userId }: SessionRow): SessionRow {
  const now = clock.now();
  const bearerEnds = now + db.settings.bearerLifeMs;
  const user = db.users.find(userId)!;
  const head = { alg: 'none', typ: 'JWT' };
  const payload = {
    username: user.username,
    roles: user.roles,
    iat: Math.floor(now / 1000),
    exp: Math.floor(bearerEnds / 1000),
  };
  const bearer = `${base64url(JSON.stringify(head))}.${base64url(JSON.stringify(payload))}.${base64url(crypto.randomUUID())}`;
  return db.sessions.update(id, { bearer, bearerEnds, refreshToken: crypto.randomUUID() });
}

/** `Set-Cookie` values that give the session to a browser. */
export const sessionCookies = ({ bearer, refreshToken }: SessionRow) => [
  cookie(BEARER, bearer, MONTH_S),
  cookie(REFRESH_COOKIE, refreshToken, MONTH_S),
];

/** `Set-Cookie` values that take the session away. */
export const noSessionCookies = () => [cookie(BEARER, '', 0), cookie(REFRESH_COOKIE, '', 0)];

function cookie(name: string, value: string, maxAge: number) {
  const hidden = name === REFRESH_COOKIE && transport.httpOnly ? '; HttpOnly' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${hidden}`;
}

/** Who sends this request, by its bearer. Throws the 401 of SES-4. */
export function authenticate(request: Request): { user: UserRow; session: SessionRow } {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) throw new Refusal(401, jwt.missing);
  return owner(db.sessions.where('bearer', bearer)[0]);
}

/** Who opened this page, by the BEARER cookie of a navigation, which has no header; undefined for nobody. */
export function visitor(cookies: Record<string, string>): UserRow | undefined {
  const [session] = db.sessions.where('bearer', cookies[BEARER] ?? '');
  return session && db.users.find(session.userId);
}

function owner(session: SessionRow | undefined) {
  const user = session && db.users.find(session.userId);
  if (!user || session.bearerEnds <= clock.now()) throw new Refusal(401, jwt.expired);
  return { user, session };
}

/**
 * The session of a refresh cookie. Throws the 401 of SES-4; a token that was renewed before is as bad as an
 * unknown one.
 */
export function refreshable(cookies: Record<string, string>): SessionRow {
  const token = cookies[REFRESH_COOKIE];
  if (!token) throw new Refusal(401, jwt.missingRefresh);
  const [session] = db.sessions.where('refreshToken', token);
  if (!session) throw new Refusal(401, jwt.invalidRefresh);
  return session;
}

/** Ends every session of a user: the next call is a 401, and so is the refresh. */
export function endSessionsOf(userId: number) {
  db.sessions.where('userId', userId).forEach(({ id }) => db.sessions.remove(id));
}

/**
 * Cookies of a request. In a page they are those of the document, since a service worker's request does not
 * carry them.
 */
export function cookiesOf(parsed: Record<string, string>): Record<string, string> {
  if (transport.httpOnly || typeof document === 'undefined') return parsed;
  const pairs = document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  return Object.fromEntries(pairs);
}

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
