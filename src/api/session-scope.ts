import { USERNAME } from '../contract/session.ts';
import { storage } from '../app/storage.ts';
import { ownerOf, readBearer } from './bearer.ts';
import { SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';

/** A user's session in this tab. When it ends, calls that began in it are aborted, not retried, their answers dropped. */
export class SessionScope {
  readonly #over = new AbortController();
  readonly username: string | undefined;
  /** The last bearer that the server accepted. */
  #bearer: string | undefined;

  constructor(username?: string, bearer?: string) {
    this.username = username;
    this.#bearer = bearer;
  }

  /** Aborted when the session ends. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  /** False once another user has signed in in another tab. */
  get ownsCurrentUser(): boolean {
    return this.#owns(readBearer());
  }

  throwIfOver() {
    if (this.isOver) throw new SessionEnded();
  }

  /** The bearer for the next request, if the cookie can be read. Throws SessionEnded if it is another user's. */
  bearer(): string | undefined {
    this.throwIfOver();
    const bearer = readBearer();
    if (this.#owns(bearer)) return bearer;
    sessionEvents.emit('replaced');
    throw new SessionEnded();
  }

  /** Call when the server has accepted a request with this bearer. */
  accept(bearer: string | undefined) {
    this.#bearer = bearer;
  }

  end() {
    this.#over.abort(new DOMException('The session is over', 'AbortError'));
  }

  /** Compares the users in both bearers, or the username in local storage where a bearer names none. */
  #owns(bearer: string | undefined): boolean {
    if (bearer !== undefined && bearer === this.#bearer) return true;
    const [known, now] = [ownerOf(this.#bearer), ownerOf(bearer)];
    if (known !== undefined && now !== undefined) return known === now;
    const stored = storage.read(USERNAME);
    return this.username === undefined || stored === null || stored === this.username;
  }
}

let current = new SessionScope();

function replaceBy(next: SessionScope) {
  const before = current;
  current = next;
  before.end();
}

/** The session of calls that begin now. */
export const sessionScope = {
  get current() {
    return current;
  },
  /** Begins a session and ends the one before. */
  begin(username?: string, bearer?: string) {
    replaceBy(new SessionScope(username, bearer));
  },
  /** Ends the session. Until another begins, only `fetchSessionUser` sends anything. */
  end() {
    current.end();
  },
};
