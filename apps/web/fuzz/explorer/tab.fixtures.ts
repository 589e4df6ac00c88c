import { getResponse } from 'msw';
import { vi } from 'vitest';
import { createHandlers } from '#mocks/handlers/index.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { lockManager } from '#src/app/lock-manager.fake.ts';
import { formOfNode } from '../form-of-node.fixtures.ts';
import { Browser } from './browser.fixtures.ts';

/** A pending request. The server answers it at once; `arrive` or `lose` lets the app see the answer or a network error. */
export interface Call {
  /** 'GET /api/admin/keys'. */
  name: string;
  /** HTTP status; 0 without an answer, undefined until there is one. */
  status?: number;
  isLate: boolean;
  arrive?(): void;
  lose(): void;
}

/** True for a call that changes something other than the session. */
export const isWrite = (name: string) => !name.startsWith('GET') && !/login_check|token|logout/.test(name);

/** Tests of which calls of a step are late, by the call's position from 0. */
export const late = {
  'all late': () => true,
  'the 1st late': (at: number) => at === 0,
  'all but the 1st late': (at: number) => at > 0,
};
/** Answers of the calls of a step: prompt, late, or the first lost. */
export type Net = 'prompt' | 'lost' | keyof typeof late;

const handlers = createHandlers({ httpOnly: false });
const realTime = globalThis.setTimeout;
const traversed = () => new Promise((resolve) => realTime(resolve, 5)); // later than the task by which jsdom traverses

/** Browser tab with the assembled app. Its clock and its late answers move only on demand. */
export class Tab extends Browser {
  /** Calls that the app waits for. */
  pending: Call[] = [];
  /** Calls that ended during the last step: answered, lost or aborted. */
  ended: Call[] = [];
  onSend: (call: Call) => void = () => {};
  #network: Net = 'prompt';
  /** Number of calls sent in this step. */
  #sent = 0;
  readonly #run: () => void;

  /** @param code script of the whole app */
  constructor(code: string) {
    super();
    this.#run = new Function(code) as () => void;
    vi.stubGlobal('fetch', this.#fetch);
    vi.stubGlobal('XMLHttpRequest', Upload);
    window.turnstile = { render: (_, { callback }) => void callback(DUMMY_TOKEN), reset() {} };
  }

  /** Resets the tab for another sequence. */
  begin() {
    this.close();
    this.isOffline = false;
    this.resize(1280);
    if (this.isHidden) this.hide(false);
    this.beginStep('prompt');
  }

  /** Loads or reloads the page. Storage, cookies and history stay; all else starts again. */
  async load(path?: string) {
    this.close();
    if (path !== undefined) {
      history.replaceState(null, '', path);
      this.canGo = { at: 0, last: 0 };
    }
    Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
    document.body.innerHTML = '<div id="root"></div>';
    this.#run();
    await this.pass(1000);
  }

  close() {
    this.unload();
    this.pending = [];
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now); // clearAllTimers sets it back
  }

  async go(steps: number) {
    history.go(steps);
    await traversed();
  }

  /** Lets time pass, in which timers run and prompt responses arrive. */
  async pass(ms: number) {
    await this.settle();
    for (let left = ms; left > 0;) {
      const step = Math.min(left, ms > 60_000 ? 5000 : left > 1000 ? 1000 : 100);
      vi.advanceTimersByTime(step);
      left -= step;
      await this.settle();
    }
  }

  /** Lets the device sleep: the clock goes on, and no timer runs. */
  async sleep(ms: number) {
    const { isHidden } = this;
    this.hide(true);
    vi.setSystemTime(Date.now() + ms);
    if (!isHidden) this.hide(false);
    await this.pass(1000);
  }

  /** Lets prompt answers arrive and waits until the page is idle. Rejects with an Error if it never is. */
  async settle() {
    for (let calm = 0, turns = 0; calm < 4; turns++) {
      if (turns > 3000) throw new Error('(7) the page never comes to rest');
      const before = this.activity;
      await new Promise((resolve) => setImmediate(resolve));
      calm = this.activity === before ? calm + 1 : 0;
      const next = this.pending.find((call) => call.arrive && !call.isLate);
      if (calm < 2 || !next) continue;
      this.arrive(next);
      calm = 0;
    }
  }

  /** @param network how the calls of the step are answered */
  beginStep(network: Net) {
    this.ended = [];
    this.#network = network;
    this.#sent = 0;
  }
  /** Ends the step: later requests are answered at once. */
  endStep() {
    this.#network = 'prompt';
  }

  arrive(call: Call) {
    this.#end(call);
    call.arrive!();
  }
  lose(call: Call) {
    call.status = 0;
    this.#end(call);
    call.lose();
  }
  #end(call: Call) {
    this.pending = this.pending.filter((one) => one !== call);
    this.ended.push(call);
  }

  #fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      const lose = () => reject(new TypeError('Failed to fetch'));
      const isLate = this.#network in late && late[this.#network as keyof typeof late](this.#sent);
      this.#sent++;
      const call: Call = { name, isLate, lose };
      request.signal.addEventListener('abort', () => {
        if (this.pending.includes(call)) this.#end({ ...call, status: 0 }); // aborted by the app
        this.pending = this.pending.filter((one) => one !== call);
        reject(request.signal.reason as Error);
      });
      this.activity++;
      this.pending.push(call);
      const isLost = this.isOffline || this.#network === 'lost';
      if (isLost) this.endStep(); // only the first call of the step is lost
      void this.#serve(call, request, isLost).then((response) => {
        call.arrive = () => (call.status ? resolve(response!) : lose());
        this.activity++;
      });
    });

  async #serve(call: Call, request: Request, isLost: boolean) {
    this.onSend(call);
    const response = isLost ? undefined : await getResponse(handlers, request);
    call.status = response && response.type !== 'error' ? response.status : 0;
    return response;
  }
}

/** The part of XMLHttpRequest that an upload uses, over the tab's network. */
class Upload {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload?(): void;
  onerror?(): void;
  onabort?(): void;
  onloadend?(): void;
  readonly #given = new AbortController();
  readonly #headers = new Headers();
  #url = '';
  #type: string | null = null;

  open(_method: string, url: URL) {
    this.#url = url.href;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  getResponseHeader = () => this.#type;
  abort() {
    this.#given.abort();
  }
  async send(form: FormData) {
    const { signal } = this.#given;
    try {
      const body = await formOfNode(form);
      const response = await fetch(
        new Request(this.#url, { method: 'POST', headers: this.#headers, body, signal }),
      );
      [this.status, this.#type] = [response.status, response.headers.get('Content-Type')];
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
