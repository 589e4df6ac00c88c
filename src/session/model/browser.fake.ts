import { lockManager } from '../../app/lock-manager.fake.ts';
import type { Answer, MockServer, Sent } from './mock-server.fixtures.ts';

/** A request in flight. */
export interface PendingRequest extends Sent {
  tab: number;
  bearer: string | undefined;
  /** Set once the server has answered. */
  answer?: Answer;
  resolve(response: unknown): void;
  reject(error: unknown): void;
}

interface Heard {
  type: 'storage' | 'pageshow';
  listener(event: object): void;
}

/** The browser APIs that the client uses, one set per tab. */
export interface Page {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  sessionStorage: Page['localStorage'];
  window: { addEventListener(type: Heard['type'], listener: (event: object) => void): void };
  document: { cookie: string; getElementById: () => null };
  navigator: { locks: unknown };
  location: { origin: string; pathname: string; hostname: string };
  Request: typeof PlainRequest;
  fetch(request: PlainRequest): Promise<unknown>;
}

/** A Request without streams, which would not settle in virtual time. */
class PlainRequest {
  readonly url: string;
  readonly init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal };
  constructor(url: URL, init: PlainRequest['init']) {
    this.url = url.pathname;
    this.init = init;
  }
}

/**
 * A browser with several tabs for the model-based test of the session, which decides when requests, responses and
 * storage events arrive.
 */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly pending: PendingRequest[] = [];
  readonly storageEvents: (() => void)[] = [];
  /** Tabs whose page is kept while they show another one, and gets no events. */
  readonly away = new Set<number>();
  isStorageBroken = false;
  /** Called with every change of local storage. The returned function is called for each tab that gets the event. */
  onChange = (_by: number, _oldValue: string | null, _newValue: string | null) => (_told: number) => {};
  onSend = (_: PendingRequest) => {};
  readonly #server: MockServer;
  readonly #stored = new Map<string, string>();
  readonly #locks = lockManager();
  readonly #listeners: Heard[][] = [];

  constructor(server: MockServer) {
    this.#server = server;
  }

  openTab(tab: number): Page {
    const { cookies } = this;
    const ofTab = new Map<string, string>();
    this.#listeners[tab] = [];
    const change = (key: string, newValue: string | null) => {
      if (this.isStorageBroken) throw new DOMException('No room', 'QuotaExceededError');
      const oldValue = this.#stored.get(key) ?? null;
      if (oldValue === newValue) return;
      if (newValue === null) this.#stored.delete(key);
      else this.#stored.set(key, newValue);
      const onTold = this.onChange(tab, oldValue, newValue);
      const tell = (other: number) => {
        if (this.away.has(other)) return;
        this.#dispatch(other, 'storage', { key, oldValue, newValue });
        onTold(other);
      };
      this.#listeners.forEach((_, other) => other !== tab && this.storageEvents.push(() => tell(other)));
    };
    return {
      localStorage: {
        getItem: (key) => {
          if (this.isStorageBroken) throw new DOMException('Forbidden', 'SecurityError');
          return this.#stored.get(key) ?? null;
        },
        setItem: (key, value) => change(key, value),
        removeItem: (key) => change(key, null),
      },
      sessionStorage: {
        getItem: (key) => ofTab.get(key) ?? null,
        setItem: (key, value) => void ofTab.set(key, value),
        removeItem: (key) => void ofTab.delete(key),
      },
      window: { addEventListener: (type, listener) => void this.#listeners[tab]!.push({ type, listener }) },
      document: {
        getElementById: () => null,
        get cookie() {
          const bearer = cookies.get('BEARER'); // the refresh token is HttpOnly
          return bearer ? `BEARER=${bearer}` : '';
        },
        set cookie(_) {
          cookies.delete('BEARER'); // the client only ever deletes it
        },
      },
      navigator: { locks: this.#locks },
      location: { origin: 'http://app.test', pathname: '/', hostname: 'app.test' },
      Request: PlainRequest,
      fetch: (request) => this.#fetch(tab, request),
    };
  }

  username = () => this.#stored.get('username');

  showAgain(tab: number) {
    if (this.away.delete(tab)) this.#dispatch(tab, 'pageshow', { persisted: true });
  }

  #dispatch(tab: number, type: Heard['type'], event: object) {
    this.#listeners[tab]!.filter((heard) => heard.type === type).forEach(({ listener }) => listener(event));
  }

  #fetch(
    tab: number,
    { url: path, init: { method, headers, body, signal } }: PlainRequest,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const request: PendingRequest = {
        tab,
        method,
        path,
        headers: { ...headers, cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
        bearer: headers.Authorization?.slice('Bearer '.length),
        body,
        resolve,
        reject,
      };
      signal.addEventListener('abort', () => {
        this.#end(request);
        reject(signal.reason);
      });
      this.pending.push(request);
      this.onSend(request);
    });
  }

  /** Delivers a request to the server, or answers it with `answer`. Aborting it later does not undo its effects. */
  async answer(request: PendingRequest, answer?: Answer) {
    request.answer ??= answer ?? (await this.#server.answer(request));
  }

  deliver(request: PendingRequest) {
    this.#end(request);
    const { status, text, cookies } = request.answer!;
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (cookie.includes('Max-Age=0')) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    request.resolve({
      ok: status < 300,
      status,
      headers: { get: () => 'application/json' },
      text: () => Promise.resolve(text),
    });
  }

  lose(request: PendingRequest) {
    this.#end(request);
    request.reject(new TypeError('Failed to fetch'));
  }

  #end(request: PendingRequest) {
    const at = this.pending.indexOf(request);
    if (at >= 0) this.pending.splice(at, 1);
  }
}
