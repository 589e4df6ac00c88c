import { getResponse } from 'msw';
import { vi } from 'vitest';
import { createHandlers } from '#mocks/handlers/index.ts';
import { answer } from '#mocks/outcomes/answer.ts';
import type { Outcome } from '#mocks/outcomes/outcome.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { lockManager } from '#src/app/lock-manager.fake.ts';
import { matches } from './media.fixtures.ts';
import { tables } from './tables.fixtures.ts';

/** A request on its way. The server answers when it is sent; the answer arrives when the network says so. */
export interface Call {
  /** 'GET /api/admin/keys'. */
  name: string;
  body: Record<string, unknown> | undefined;
  /** Moments of the tables at which it was sent and answered. */
  sentAt: number;
  answeredAt?: number;
  status?: number;
  isLate: boolean;
  arrive?(): void;
  lose(): void;
}

/** What happens to the requests of a step: their answers come at once, the last or all are late, the first is lost or refused. */
export type Network =
  | 'prompt'
  | 'last late'
  | 'all late'
  | 'lost'
  | { refused: (call: string) => Outcome | undefined };

const handlers = createHandlers({ httpOnly: false });
const macrotask = () => new Promise((resolve) => setImmediate(resolve));
const realTime = globalThis.setTimeout;
const traversed = () => new Promise((resolve) => realTime(resolve, 5)); // later than the task by which jsdom traverses

/** One tab of a browser with the assembled app, its network and its clock. Nothing happens in it by itself. */
export class Tab {
  readonly broken: string[] = [];
  /** Calls on their way. */
  pending: Call[] = [];
  /** Calls whose end the app has seen, of the last step. */
  ended: Call[] = [];
  network: Network = 'prompt';
  isOffline = false;
  width = 1280;
  onSend: (call: Call) => void = () => {};
  #isHidden = false;
  #media = new Set<EventTarget & { query: string; was: boolean }>();
  #listeners: (() => void)[] = [];
  #activity = 0;
  #load: () => { startApp(): void };
  #canGo = { at: 0, last: 0 };

  constructor(load: () => { startApp(): void }) {
    this.#load = load;
    this.#setUpBrowser();
  }

  /** A page load, also a reload: storage, cookies and history stay, all else begins anew. */
  async load(path?: string) {
    this.close();
    if (path !== undefined) {
      history.replaceState(null, '', path);
      this.#canGo = { at: 0, last: 0 };
    }
    Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
    document.body.innerHTML = '<div id="root"></div>';
    this.#load().startApp();
    await this.pass(1000);
  }

  close() {
    this.#listeners.splice(0).forEach((remove) => remove());
    this.#media.clear();
    this.pending = [];
    vi.clearAllTimers();
    document.body.replaceChildren();
    document.head.replaceChildren();
  }

  /** Time passes, in which timers run and prompt answers arrive. */
  async pass(ms: number) {
    await this.settle();
    for (let left = ms; left > 0;) {
      const step = Math.min(left, ms > 60_000 ? 5000 : left > 1000 ? 1000 : 100);
      vi.advanceTimersByTime(step);
      left -= step;
      await this.settle();
    }
  }

  /** The device sleeps: the clock goes on, and no timer runs. */
  async sleep(ms: number) {
    const isHidden = this.#isHidden;
    this.hide(true);
    vi.setSystemTime(Date.now() + ms);
    if (!isHidden) this.hide(false);
    await this.pass(1000);
  }

  /** Waits until nothing moves that needs neither the clock nor the network. */
  async settle() {
    for (let calm = 0, turns = 0; calm < 4; turns++) {
      if (turns > 3000) throw new Error('(7) the page never comes to rest');
      const before = this.#activity;
      await macrotask();
      calm = this.#activity === before ? calm + 1 : 0;
      const next = this.pending.find((call) => call.arrive && !call.isLate);
      if (
        calm >= 2 &&
        next &&
        !(this.network === 'last late' && this.pending.length === 1 && this.#hold(next))
      ) {
        this.arrive(next);
        calm = 0;
      }
    }
  }

  #hold = (call: Call) => (call.isLate = call.name.startsWith('GET'));

  arrive(call: Call) {
    this.pending = this.pending.filter((one) => one !== call);
    this.ended.push(call);
    call.arrive!();
  }

  lose(call: Call) {
    this.pending = this.pending.filter((one) => one !== call);
    call.status = 0;
    this.ended.push(call);
    call.lose();
  }

  get isHidden() {
    return this.#isHidden;
  }
  hide(isHidden: boolean) {
    this.#isHidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
  resize(width: number) {
    this.width = width;
    for (const media of this.#media)
      if (matches(media.query, width) !== media.was) {
        media.was = !media.was;
        media.dispatchEvent(Object.assign(new Event('change'), { matches: media.was }));
      }
  }
  goOffline(isOffline: boolean) {
    this.isOffline = isOffline;
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }
  get canGoBack() {
    return this.#canGo.at > 0;
  }
  get canGoForward() {
    return this.#canGo.at < this.#canGo.last;
  }
  async go(steps: number) {
    history.go(steps);
    await traversed();
  }

  #fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const { pathname } = new URL(request.url);
      const name = `${request.method} ${pathname}`;
      const lose = () => reject(new TypeError('Failed to fetch'));
      const call: Call = {
        name,
        body: undefined,
        sentAt: tables.now(),
        isLate: this.network === 'all late',
        lose,
      };
      request.signal.addEventListener('abort', () => {
        this.pending = this.pending.filter((one) => one !== call);
        this.ended.push({ ...call, status: 0 }); // given up
        reject(request.signal.reason as Error);
      });
      this.#activity++;
      this.pending.push(call);
      const isLost = this.isOffline || (this.network === 'lost' && (this.network = 'prompt'));
      const outcome = typeof this.network === 'object' ? this.network.refused(name) : undefined;
      if (outcome) this.network = 'prompt';
      void request
        .clone()
        .text()
        .then(async (text) => {
          call.body = attemptJson(text);
          this.onSend(call);
          const response = isLost
            ? undefined
            : outcome
              ? await answer(outcome)
              : await getResponse(handlers, request);
          call.answeredAt = tables.now();
          call.status = response && response.type !== 'error' ? response.status : 0;
          call.arrive = () => (call.status ? resolve(response!) : lose());
          this.#activity++;
        });
    });

  #setUpBrowser() {
    vi.stubGlobal('fetch', this.#fetch);
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('matchMedia', (query: string) => {
      const media = Object.assign(new EventTarget(), { query, was: matches(query, this.width) });
      this.#media.add(media);
      return Object.defineProperty(media, 'matches', { get: () => matches(query, this.width) });
    });
    window.turnstile = { render: (_, { callback }) => void callback(DUMMY_TOKEN), reset() {} };
    HTMLCanvasElement.prototype.getContext = () => null;
    Element.prototype.scrollIntoView = () => {};
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
    HTMLAnchorElement.prototype.click = () => {}; // a download
    const own = {
      visibilityState: [document, () => (this.#isHidden ? 'hidden' : 'visible')],
      onLine: [navigator, () => !this.isOffline],
      clipboard: [navigator, () => ({ writeText: () => Promise.resolve() })],
    } as const;
    for (const [name, [place, get]] of Object.entries(own))
      Object.defineProperty(place, name, { get, configurable: true });
    // what a page has registered goes with it
    const [onWindow] = [window, document].map((target) => {
      const add = target.addEventListener.bind(target);
      target.addEventListener = (
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions,
      ) => {
        add(type, listener, options);
        this.#listeners.push(() => target.removeEventListener(type, listener, options));
      };
      return add;
    });
    const push = history.pushState.bind(history);
    const at = () => (history.state as { at?: number } | null)?.at ?? 0;
    history.pushState = (state: object, ...rest) => {
      this.#canGo.last = ++this.#canGo.at;
      push({ ...state, at: this.#canGo.at }, ...rest);
    };
    const replace = history.replaceState.bind(history);
    history.replaceState = (state: object, ...rest) => replace({ ...state, at: this.#canGo.at }, ...rest);
    onWindow!('popstate', () => (this.#canGo.at = at()));
    new MutationObserver(() => this.#activity++).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const note = (...texts: unknown[]) => {
      const text = texts.map((one) => (one instanceof Error ? one.message : String(one))).join(' ');
      if (!text.includes('Not implemented')) this.broken.push(`(7) an error: ${text.slice(0, 300)}`);
    };
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
    onWindow!('error', (event) => note((event as ErrorEvent).error));
    process.on('unhandledRejection', note);
  }
}

const attemptJson = (text: string) => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};
