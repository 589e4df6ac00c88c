import { Bearers } from './bearer.ts';
import { SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';

/** A user's session in this tab. When it ends, calls that began in it are aborted, not retried, their answers dropped. */
export class SessionScope {
  readonly #over = new AbortController();
  readonly bearers: Bearers;

  constructor(username?: string, bearer?: string) {
    this.bearers = new Bearers(username, bearer);
  }

  get username(): string | undefined {
    return this.bearers.username;
  }

  /** Aborted when the session ends. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  throwIfOver() {
    if (this.isOver) throw new SessionEnded();
  }

  /**
   * Returns the bearer for the next request, if the cookie can be read. Throws SessionEnded once another user has
   * signed in.
   */
  bearer(): string | undefined {
    this.throwIfOver();
    if (!this.bearers.isReplaced) return this.bearers.next();
    sessionEvents.emit('replaced');
    throw new SessionEnded();
  }

  end() {
    this.#over.abort(new DOMException('The session is over', 'AbortError'));
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
  /** Starts a session, and ends the previous one. */
  begin(username?: string, bearer?: string) {
    replaceBy(new SessionScope(username, bearer));
  },
  /** Ends the session. Until another begins, only `fetchSessionUser` sends anything. */
  end() {
    current.end();
  },
};
