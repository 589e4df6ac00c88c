import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { reasonForNoPictures } from '../.storybook/checks/pictures.ts';
import { requireChromium } from '../tools/chromium.ts';
import { badValue, optionsOf } from '../tools/options.ts';
import { type Count, countOfPlaywright, countOfVitest, isGreen, lastLine, readCount } from './test/count.ts';

/** One part of `npm test`: a command, and how its runner's report is counted; without one it is one check. */
interface Part {
  command: string;
  /**
   * Behaviour in several shards: `split` passes `--shard` on, `repeated` runs in each and is counted in the first;
   * others run in the first alone.
   */
  sharding?: 'split' | 'repeated';
  /** The part whose result it needs. */
  after?: string;
  /** Counts the report that the command writes where COUNT_FILE says. */
  countOf?: (report: any) => Count;
}

/** Parts in start order: the longest first, and last those that use all cores. */
const parts: Record<string, Part> = {
  builds: {
    command:
      'npm run -s build && npm run -s build:demo && npm run -s build:library -- --example && npm run -s build-storybook',
    sharding: 'repeated',
  },
  stories: { command: 'tsx scripts/pictures.ts', sharding: 'split', countOf: countOfVitest },
  types: { command: 'tsc --noEmit' },
  format: { command: 'oxfmt --check' },
  lint: { command: 'oxlint --deny-warnings' },
  boundaries: {
    command: 'depcruise src mocks stories apps .storybook scripts tools --config .dependency-cruiser.cjs',
  },
  // in production mode, code that only stories or tests use is dead; for the mock backend, code that only tests use
  'dead code': {
    command:
      'knip && knip --production --config knip.production.json && knip --production --config knip.mocks.json',
  },
  'assembled app': {
    command: 'playwright test --config apps/web/e2e/playwright.config.ts',
    sharding: 'split',
    after: 'builds',
    countOf: countOfPlaywright,
  },
  unit: { command: 'vitest run --project=unit*', sharding: 'split', countOf: countOfVitest },
};
const names = Object.keys(parts).join(', ');

/** Parts that run side by side: each has about two processes at work. */
const lanes = Math.max(2, Math.floor(availableParallelism() / 2));

const counts: Count[] = [];
let hasEnded = false;
// the last line is the same whatever fails, before the parts as well
process.on('exit', (status) => {
  if (status && !hasEnded) console.log(lastLine([...counts, { passed: 0, failed: 1 }]));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main() {
  const { shard = '1/1', words } = optionsOf(
    `npm test               all checks and tests
  -- unit stories      only these parts: ${names}
  -- --shard=1/4       a quarter of the tests; the first one has the checks that cannot be divided`,
    { shard: { type: 'string' } },
    true,
  );
  const [index = 0, count = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(shard) ? shard.split('/').map(Number) : [];
  if (!index || index > count) badValue(`There is no shard '${shard}': the first of four is --shard=1/4`);
  const unknown = words.find((word) => !Object.keys(parts).some((name) => name.startsWith(word)));
  if (unknown) badValue(`There is no part '${unknown}' among ${names}`);
  requireChromium();
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports/counts', { recursive: true });

  const waiting = Object.entries(parts).filter(
    ([name, { sharding }]) =>
      (index === 1 || sharding) && (words.length === 0 || words.some((word) => name.startsWith(word))),
  );
  const isAlone = waiting.length === 1;
  const none = waiting.some(([name]) => name === 'stories') && reasonForNoPictures();
  const running = new Map<string, Promise<void>>();
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, part] = next;
      await running.get(part.after ?? '');
      const shardOption = part.sharding === 'split' && count > 1 ? ` --shard=${index}/${count}` : '';
      const isCounted = part.sharding !== 'repeated' || index === 1;
      running.set(name, run(name, { ...part, command: part.command + shardOption }, { isAlone, isCounted }));
      await running.get(name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  console.log(none ? `\n${none.reason}` : '');
  console.log(lastLine(counts));
  hasEnded = true;
  process.exitCode = isGreen(counts) ? 0 : 1;
}

/** Runs a part. Prints its output if it failed, and at once if it runs alone. */
async function run(
  name: string,
  { command, countOf }: Part,
  { isAlone, isCounted }: { isAlone: boolean; isCounted: boolean },
) {
  const report = path.resolve(`reports/counts/${name.replaceAll(/\W/g, '-')}.json`);
  const started = Date.now();
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, COUNT_FILE: report },
  });
  const [printed, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'close'),
  ]);
  const result = countOf
    ? readCount(report, countOf, status)
    : { passed: Number(status === 0 && isCounted), failed: Number(status !== 0) };
  counts.push(result);
  const { passed, failed } = result;
  if (failed) console.log(`\n▸ ${name}\n${printed}`.trimEnd());
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
