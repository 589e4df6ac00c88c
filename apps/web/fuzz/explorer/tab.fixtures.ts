import { getResponse } from 'msw';
import { vi } from 'vitest';
import { createHandlers } from '#mocks/handlers/index.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { lockManager } from '#src/app/lock-manager.fake.ts';
import { Browser } from './browser.fixtures.ts';

/** A pending request. The server answers it at once; `arrive` lets the app see the answer. */
interface Call {
  isLate: boolean;
  arrive?(): void;
}

/** Tests of which calls of a step are late, by the call's position from 0. */
export const late = {
  'all late': () => true,
  'the 1st late': (at: number) => at === 0,
  'all but 2 late': (at: number) => at > 1,
};
/** Answers of the calls of a step. */
export type Net = 'prompt' | keyof typeof late;

const handlers = createHandlers({ httpOnly: false });
const realTime = globalThis.setTimeout;
const traversed = () => new Promise((resolve) => realTime(resolve, 5)); // later than the task by which jsdom traverses

/** Browser tab with the assembled app. Its clock and its late answers move only on demand. */
export class Tab extends Browser {
  /** Calls that the app waits for. */
  pending: Call[] = [];
  /** Number of calls sent that change something. */
  writes = 0;
  /** Answers of the calls that are sent now. */
  net: Net = 'prompt';
  /** Number of calls sent in this step. */
  #sent = 0;
  readonly #run: () => void;

  /** @param code script of the whole app */
  constructor(code: string) {
    super();
    this.#run = new Function(code) as () => void;
    vi.stubGlobal('fetch', this.#fetch);
    window.turnstile = { render: (_, { callback }) => void callback(DUMMY_TOKEN), reset() {} };
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

  /** Begins a step, whose calls are answered as `net` says. */
  beginStep(net: Net) {
    this.net = net;
    this.#sent = 0;
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

  /** Lets prompt answers arrive and waits until the page is idle. Rejects with an Error if it never is. */
  async settle() {
    for (let calm = 0, turns = 0; calm < 4; turns++) {
      if (turns > 3000) throw new Error('the page never comes to rest');
      const before = this.activity;
      await new Promise((resolve) => setImmediate(resolve));
      calm = this.activity === before ? calm + 1 : 0;
      const next = this.pending.find((call) => call.arrive && !call.isLate);
      if (calm < 2 || !next) continue;
      next.arrive!();
      calm = 0;
    }
  }

  #fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const isLate = this.net !== 'prompt' && late[this.net](this.#sent++);
      const call: Call = { isLate };
      const end = () => (this.pending = this.pending.filter((one) => one !== call));
      request.signal.addEventListener('abort', () => {
        end();
        reject(request.signal.reason as Error);
      });
      this.activity++;
      this.pending.push(call);
      if (request.method !== 'GET') this.writes++;
      void getResponse(handlers, request).then((response) => {
        call.arrive = () => {
          end();
          resolve(response!);
        };
        this.activity++;
      });
    });
}
