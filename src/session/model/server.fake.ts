import { namedEndpoints } from '../../contract/endpoints.ts';
import { jwt } from '../../contract/session.ts';

/** A request with the cookies that the browser had when it was sent. */
export interface Sent {
  path: string;
  bearer: string | undefined;
  refreshToken: string | undefined;
  body: Record<string, string> | undefined;
}

export interface Answer {
  status: number;
  body?: unknown;
  /** Cookies to set; null deletes. */
  cookies?: Record<string, string | null>;
}

interface ServerSession {
  username: string;
  /** null once it has been invalidated. */
  refreshToken: string | null;
}

const base64url = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const isForAnyone = ({ path }: Sent) =>
  namedEndpoints.some(([, endpoint]) => endpoint.path === path && endpoint.access === 'anyone');
const refused = (message: string): Answer => ({ status: 401, body: { code: 401, message } });

/**
 * For the model-based test of the session: a server that implements SES-4, SES-5 and SES-7. As with plain JWTs,
 * a bearer stays valid after a sign-out.
 */
export class Server {
  readonly sessions: ServerSession[] = [];
  readonly redeemed: { key: string; by: string }[] = [];
  #owners = new Map<string, string>();
  #expired = new Set<string>();
  readonly #accepted = new Set<string>();
  /** Tells whether a bearer was refused before its first use: the client refreshes once for each call (SES-4). */
  hasRefusedNew = false;
  #made = 0;

  ownerOf(bearer: string | undefined): string | undefined {
    return this.#owners.get(bearer ?? '');
  }

  expireBearers() {
    for (const bearer of this.#owners.keys()) this.#expired.add(bearer);
  }

  endSessions() {
    this.expireBearers();
    for (const session of this.sessions) session.refreshToken = null;
  }

  answer(request: Sent): Answer {
    if (!isForAnyone(request) && !request.bearer) return refused(jwt.missing);
    const owner = this.ownerOf(request.bearer);
    if (!isForAnyone(request) && (!owner || this.#expired.has(request.bearer!))) {
      this.hasRefusedNew ||= !this.#accepted.has(request.bearer!);
      return refused(jwt.expired);
    }
    this.#accepted.add(request.bearer!);
    switch (request.path) {
      case '/api/login_check': {
        const session: ServerSession = { username: request.body!.username!, refreshToken: '' };
        this.sessions.push(session);
        return { status: 200, body: { code: 200 }, cookies: this.#renew(session) };
      }
      case '/api/token/refresh': {
        if (!request.refreshToken) return refused(jwt.missingRefresh);
        const session = this.#sessionOf(request);
        return session ? { status: 204, cookies: this.#renew(session) } : refused(jwt.invalidRefresh);
      }
      case '/api/token/invalidate': {
        const session = this.#sessionOf(request);
        if (session) session.refreshToken = null;
        return { status: 204 };
      }
      case '/api/logout':
        return { status: 204, cookies: { BEARER: null, refresh_token: null } };
    }
    if (request.path === '/api/me')
      return { status: 200, body: { user: { username: owner, role: ['ROLE_USER'], secret: false } } };
    this.redeemed.push({ key: request.body!.key!, by: owner! });
    return { status: 200, body: { message: 'Redeemed' } };
  }

  #sessionOf({ refreshToken }: Sent): ServerSession | undefined {
    return this.sessions.find(
      (session) => session.refreshToken !== null && session.refreshToken === refreshToken,
    );
  }

  /** A refresh token can be used once. */
  #renew(session: ServerSession): Record<string, string> {
    const number = ++this.#made;
    const bearer = `e30.${base64url({ username: session.username, number })}.x`;
    this.#owners.set(bearer, session.username);
    session.refreshToken = `refresh-${number}`;
    return { BEARER: bearer, refresh_token: session.refreshToken };
  }
}
