import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, ForksPoolWorker, type PoolOptions, type TestSpecification } from 'vitest/node';

/**
 * A process that runs one test file after the other. Each file has modules and an environment of its own, as
 * with Vitest's `isolate`; only packages stay loaded. Starting a process and loading jsdom and React takes
 * longer than most tests (DEC-132).
 */
class KeptFork extends ForksPoolWorker {
  override readonly name = 'kept-forks';
  override readonly entrypoint = fileURLToPath(new URL('worker.js', import.meta.url));
}

export const keptForks = {
  name: 'kept-forks',
  createPoolWorker: (options: PoolOptions) => new KeptFork(options),
};

/**
 * Packages that keep the page they were loaded in (the window's listeners, `screen`, the list of toasts): they are
 * evaluated for each test file, like the project's own modules.
 */
export const boundToThePage = [
  /\/@testing-library\//,
  /\/react-hot-toast\//,
  /\/goober\//,
  /\/@headlessui\//,
  /\/@react-aria\//,
  /\/react-aria\//,
];

/** The CommonJS files that Node.js takes by default would load each other past Vite, once a process. */
export const testingLibraryAsEsm = ['react', 'dom'].map((name) => ({
  find: new RegExp(`^@testing-library/${name}$`),
  replacement: `@testing-library/${name}/dist/@testing-library/${name}.esm.js`,
}));

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
