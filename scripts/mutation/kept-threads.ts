import { type Plugin } from 'vitest/config';
import { ThreadsPoolWorker } from 'vitest/node';

type Options = ConstructorParameters<typeof ThreadsPoolWorker>[0];
type Message = Parameters<ThreadsPoolWorker['send']>[0];
type Listener = (message: any) => void;

interface Thread {
  worker: ThreadsPoolWorker;
  isStarted: boolean;
  runs: number;
  /** Resolves when the test file before is over. */
  isFree: Promise<void>;
}

const NAME = 'kept-threads';
/** A thread is replaced after so many test files, so that what they leave behind does not add up. */
const MAX_RUNS = 100;

/** By environment: the globals of jsdom stay in a thread. */
const threads = new Map<string, Thread>();

/**
 * Runs test files in threads that outlive them. Stryker starts Vitest's pool anew for every mutant, and
 * starting a thread with jsdom takes ten times as long as most tests. Modules are evaluated anew for every
 * file (`isolate`), except those of node_modules.
 */
class KeptThread {
  readonly name = NAME;
  readonly #options: Options;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #thread!: Thread;
  #release = () => {};
  /** Of this run: the test name pattern differs from mutant to mutant. */
  #config: unknown;

  constructor(options: Options) {
    this.#options = options;
  }

  async start() {
    const key = this.#options.environment.name;
    const before = threads.get(key);
    await before?.isFree;
    this.#thread = before && before.runs < MAX_RUNS ? before : await this.#startThread(before);
    threads.set(key, this.#thread);
    this.#thread.runs++;
    this.#thread.isFree = new Promise((resolve) => (this.#release = resolve));
  }

  async #startThread(before?: Thread): Promise<Thread> {
    await before?.worker.stop();
    const worker = new ThreadsPoolWorker(this.#options);
    await worker.start();
    return { worker, isStarted: false, runs: 0, isFree: Promise.resolve() };
  }

  async stop() {
    for (const [event, listener] of this.#listeners) this.#thread.worker.off(event, listener);
    this.#release();
  }

  on(event: string, listener: Listener) {
    this.#listeners.push([event, listener]);
    this.#thread.worker.on(event, listener);
  }

  off(event: string, listener: Listener) {
    this.#thread.worker.off(event, listener);
  }

  send(message: Message) {
    const { worker, isStarted } = this.#thread;
    if (message.type === 'start') {
      this.#config = message.context.config;
      if (isStarted) return this.#answer('started');
      this.#thread.isStarted = true;
    }
    if (message.type === 'stop') return this.#answer('stopped');
    if (message.type === 'run') Object.assign(message.context, { config: this.#config });
    worker.send(message);
  }

  #answer(type: string) {
    const answer = { type, __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners)
      if (event === 'message') queueMicrotask(() => listener(answer));
  }

  deserialize = (data: unknown) => data;
}

/** Replaces the pool that Stryker asks for. */
export const keepThreads = (): Plugin => ({
  name: NAME,
  configureVitest({ project, vitest }) {
    vitest.onClose(
      async () => void (await Promise.all([...threads.values()].map(({ worker }) => worker.stop()))),
    );
    Object.assign(project.config, {
      pool: NAME,
      poolRunner: { name: NAME, createPoolWorker: (options: Options) => new KeptThread(options) },
    });
  },
});
