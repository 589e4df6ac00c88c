import { USERNAME } from '../contract/auth.ts';
import { storage } from '../lib/storage.ts';
import { ownerOf, readBearer } from './bearer.ts';
import { SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';

/**
 * One person's session in this tab. A call belongs to the session in which it began: when that is over the
 * call is aborted, nothing is sent for it any more, and its answer is dropped.
 */
export class SessionScope {
  readonly #over = new AbortController();
  #username: string | undefined;
  /** The last bearer that the server took for theirs. */
  #bearer: string | undefined;

  constructor(username?: string, bearer?: string) {
    this.#username = username;
    this.#bearer = bearer;
  }

  /** Aborted when the session is over. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  get username(): string | undefined {
    return this.#username;
  }

  /**
   * True while the bearer that is there now is this person's: another tab may have signed in as somebody
   * else.
   */
  get isTheirs(): boolean {
    return this.#owns(readBearer());
  }

  throwIfOver() {
    if (this.isOver) throw new SessionEnded();
  }

  /**
   * The bearer for the next request; undefined where none can be read. Throws SessionEnded if it is somebody
   * else's by now.
   */
  bearer(): string | undefined {
    this.throwIfOver();
    const bearer = readBearer();
    if (this.#owns(bearer)) return bearer;
    sessionEvents.emit('replaced');
    throw new SessionEnded();
  }

  /** The server took this bearer, and did so for this person. */
  accept(bearer: string | undefined) {
    this.#bearer = bearer;
  }

  end() {
    this.#over.abort(new DOMException('The session is over', 'AbortError'));
  }

  /**
   * By the bearers themselves where they say whose they are, else by the name that a sign-in writes into
   * local storage.
   */
  #owns(bearer: string | undefined): boolean {
    if (bearer !== undefined && bearer === this.#bearer) return true;
    const [known, now] = [ownerOf(this.#bearer), ownerOf(bearer)];
    if (known !== undefined && now !== undefined) return known === now;
    const stored = storage.read(USERNAME);
    return this.#username === undefined || stored === null || stored === this.#username;
  }
}

let current = new SessionScope();

function replaceBy(next: SessionScope) {
  const before = current;
  current = next;
  before.end();
}

/** The session to which calls belong that begin now. */
export const sessionScope = {
  get current() {
    return current;
  },
  /** A session begins; the one before is over. */
  begin(username?: string, bearer?: string) {
    replaceBy(new SessionScope(username, bearer));
  },
  /** The session is over; until another begins no call is sent, except to ask who is signed in. */
  end() {
    current.end();
  },
};
