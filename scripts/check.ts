import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { attempt } from '../src/lib/attempt.ts';
import { optionsOf } from '../tools/options.ts';
import { type Failure, summarize } from './check/failures.ts';
import { count, findAffected, isStories, nearest, type Affected } from './check/affected.ts';

optionsOf(
  'npm run check     types, lint, and the tests and stories that the changes of this branch touch',
  {},
);

const LOG = 'reports/check.log';
/** Failures of the tests, as their reporter writes them. */
const FAILURES = 'reports/check-failures.json';
/** Most lines that a red run ends with. */
const MAX_LINES = 20;

const started = Date.now();
const affected = readAffected();
const files = nearest(affected);
const part = `${count(files)} of ${affected.reachable} reachable`;
console.log(part);
for (const note of affected.notes) console.log(note);

/** Reads what the branch changed. Fails without a base to compare with. */
function readAffected(): Affected {
  try {
    return findAffected();
  } catch (error) {
    console.error(`${(error as Error).message}\nred`);
    process.exit(1);
  }
}

/** Runs a tool. */
async function run(name: string, ...args: string[]) {
  const child = spawn(process.execPath, [`node_modules/${name}`, ...args], {
    env: { ...process.env, PICTURES: 'off', CHECK_FAILURES: FAILURES },
  });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { isGreen: status === 0, output: output + errors };
}

/** Runs the tests; a new story gets no accessibility tree by the way. */
function runTests() {
  // Storybook takes seconds to start: not where no story is played
  const projects = [
    ['--project=unit*', !files.every(isStories)],
    ['--project=stories', files.some(isStories)],
  ].flatMap(([project, isUsed]) => (isUsed ? [String(project)] : []));
  const how = ['--update=none', '--reporter=default', '--reporter=./scripts/check/failures.ts'];
  return files.length
    ? run('vitest/vitest.mjs', 'run', ...how, ...projects, ...files)
    : { isGreen: true, output: '' };
}

const linesIn = (output: string) => output.split('\n').filter((line) => /^\S/.test(line));
mkdirSync('reports', { recursive: true });
rmSync(FAILURES, { force: true });
const [types, lint, tests] = await Promise.all([
  run('typescript/bin/tsc', '--noEmit', '--pretty', 'false'),
  run('oxlint/bin/oxlint', '--deny-warnings', '--format=unix'),
  runTests(),
]);
const results = [types, lint, tests];
writeFileSync(LOG, [files.join(' '), ...results.map(({ output }) => output)].join('\n'));
const isGreen = results.every((result) => result.isGreen);
if (!isGreen) {
  const written = attempt(() => JSON.parse(readFileSync(FAILURES, 'utf8')) as Failure[]) ?? [];
  const failures = summarize(written, files);
  const said = [
    ...(types.isGreen ? [] : linesIn(types.output)),
    ...(lint.isGreen ? [] : linesIn(lint.output)),
    // a run that has broken off names no test
    ...(tests.isGreen || failures.length ? failures : linesIn(tests.output).slice(-10)),
  ];
  console.log(said.slice(0, MAX_LINES - 3).join('\n'));
  if (said.length > MAX_LINES - 3) console.log(`… and ${said.length - MAX_LINES + 3} more`);
  console.log(`All of it: ${LOG}`);
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${isGreen ? 'green' : 'red'}: ${part}; \`npm test\` runs the rest (${seconds} s)`);
process.exitCode = isGreen ? 0 : 1;
