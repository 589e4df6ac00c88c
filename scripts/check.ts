import { spawnSync } from 'node:child_process';
import { optionsOf } from '../tools/options.ts';
import { announce, findTouched, nearest, type Touched } from './check/touched.ts';

optionsOf(
  'npm run check     types, lint, and the tests and stories that the changes of this branch touch',
  {},
);

const started = Date.now();
const { files: all, elsewhere } = touched();
const files = nearest(all);
console.log(`Touched: ${announce(all)}; nearest: ${announce(files)}, all others by npm test`);
for (const note of elsewhere) console.log(note);

/** Red without a base: what is not compared is not checked. */
function touched(): Touched {
  try {
    return findTouched();
  } catch (error) {
    console.error(`${(error as Error).message}\nRed`);
    process.exit(1);
  }
}

const run = (name: string, args: string[]) =>
  spawnSync(process.execPath, [`node_modules/${name}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PICTURES: 'off' },
  }).status === 0;
const isGreen =
  run('typescript/bin/tsc', ['--noEmit']) &&
  run('oxlint/bin/oxlint', ['--deny-warnings']) &&
  (files.length === 0 || run('vitest/vitest.mjs', ['run', '--project=unit*', '--project=stories', ...files]));
console.log(`${isGreen ? 'Green' : 'Red'} after ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = isGreen ? 0 : 1;
