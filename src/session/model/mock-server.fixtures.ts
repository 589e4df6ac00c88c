import { getResponse, type HttpHandler } from 'msw';
import { clock, db } from '#mocks/db/index.ts';
import { createEndpointHandlers } from '#mocks/handlers/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { endSessionsOf } from '#mocks/server/session.ts';
import { ownerOf } from '../../api/bearer.ts';

/** A request with the cookies that the browser had when it was sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  text: string;
  cookies: string[];
}

/** The mock backend in process, with its accounts and unused keys, for the model-based test of the session. */
export class MockServer {
  readonly #handlers: HttpHandler[] = createEndpointHandlers({ httpOnly: true });
  readonly #accepted = new Set<string | undefined>();
  /** True if a bearer was refused before its first use: the client refreshes once for each call (SES-4). */
  hasRefusedNew = false;

  constructor() {
    resetDb('empty');
    db.products.insert({ name: 'CS2', shortName: 'cs2' });
  }

  /** Adds a key that can be redeemed. */
  addKey(code: string) {
    const createdDate = new Date(clock.now()).toISOString();
    const unused = { status: 'UNUSED', usedById: null, usedDate: null } as const;
    db.keys.insert({ code, productId: 1, durationHours: 24, createdDate, ...unused });
  }

  /** Returns the username of who has redeemed the key. */
  redeemerOf(code: string): string | undefined {
    const { usedById } = db.keys.where('code', code)[0]!;
    return usedById === null ? undefined : db.users.find(usedById)!.username;
  }

  expireBearers() {
    db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));
  }

  endSessions() {
    db.sessions.all().forEach(({ userId }) => endSessionsOf(userId));
  }

  async answer({ method, path, headers, body }: Sent): Promise<Answer> {
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = (await getResponse(this.#handlers, new Request(`http://app.test${path}`, init)))!;
    const bearer = headers.Authorization;
    if (response.ok) this.#accepted.add(bearer);
    else if (response.status === 401 && ownerOf(bearer)) this.hasRefusedNew ||= !this.#accepted.has(bearer);
    return {
      status: response.status,
      text: await response.text(),
      cookies: response.headers.getSetCookie(),
    };
  }
}
