import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { optionsOf } from '../tools/options.ts';
import { announce, findTouched, isStories, nearest, type Touched } from './check/touched.ts';

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

/** Runs a tool; without `isShown` what it printed is shown if it failed. */
async function run(name: string, args: string[], isShown = false): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/${name}`, ...args], {
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, PICTURES: 'off' },
  });
  const [printed, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'close'),
  ]);
  if (status !== 0) console.log(printed);
  return status === 0;
}

// Storybook takes seconds to start: not where no story is played
const projects = [
  ['--project=unit*', !files.every(isStories)],
  ['--project=stories', files.some(isStories)],
].flatMap(([project, isUsed]) => (isUsed ? [String(project)] : []));
const results = await Promise.all([
  run('typescript/bin/tsc', ['--noEmit']),
  run('oxlint/bin/oxlint', ['--deny-warnings']),
  files.length === 0 || run('vitest/vitest.mjs', ['run', ...projects, ...files], true),
]);
const isGreen = results.every(Boolean);
console.log(`${isGreen ? 'Green' : 'Red'} after ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = isGreen ? 0 : 1;
