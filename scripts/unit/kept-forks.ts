import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BaseSequencer,
  ForksPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type TestSpecification,
} from 'vitest/node';

type Task = Parameters<NonNullable<PoolWorker['canReuse']>>[0];
const needsPage = (environment: PoolOptions['environment']) => environment.name !== 'node';

/**
 * A process that runs one test file after the other, because starting one takes longer than most tests. Each file
 * has modules of its own, as with Vitest's `isolate`; only packages stay loaded. A file that needs a page gets a
 * process of its own: React and what listens to the window stay with the page they were loaded in.
 */
class KeptFork extends ForksPoolWorker {
  override readonly name = 'kept-forks';
  override readonly entrypoint = fileURLToPath(new URL('worker.js', import.meta.url));
  readonly #needsPage: boolean;

  constructor(options: PoolOptions) {
    super(options);
    this.#needsPage = needsPage(options.environment);
  }

  canReuse({ context }: Task) {
    return !this.#needsPage && !needsPage(context.environment);
  }
}

export const keptForks = {
  name: 'kept-forks',
  createPoolWorker: (options: PoolOptions) => new KeptFork(options),
};

const isForPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** A random order that SEED determines, by environment: a process is kept while the environment is the same. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { root, sequence } = this.ctx.config;
    const place = ({ moduleId }: TestSpecification) =>
      createHash('sha256')
        .update(`${sequence.seed} ${path.relative(root, moduleId)}`)
        .digest('hex');
    const shuffled = files.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
    return [...shuffled.filter((file) => !isForPage(file)), ...shuffled.filter(isForPage)];
  }
}
