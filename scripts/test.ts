import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { requireChromium } from '../tools/chromium.ts';
import { badValue, optionsOf } from '../tools/options.ts';
import { type Count, isGreen, lastLine } from './test/count.ts';
import { lanesOf, parts } from './test/parts.ts';
import { runPart, stopParts } from './test/run-part.ts';

const USAGE = `npm test               all checks and tests
  -- unit stories      only these parts: ${parts.map(({ name }) => name).join(', ')}
  -- --shard=1/4       a quarter of the tests; the first one has the checks that cannot be divided`;

const counts: Count[] = [];
const RUNNING = 'reports/running';

// the last line is the same whatever fails, before the parts as well
process.on('exit', (status) => {
  if (status && !isCounted) console.log(lastLine([...counts, { passed: 0, failed: 1 }]));
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// npm passes a signal to its shell alone, which ends without a word
const shell = process.ppid;
setInterval(() => process.ppid !== shell && stop(), 500).unref();
let isCounted = false;
try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main() {
  const { shard = '1/1', words } = optionsOf(USAGE, { shard: { type: 'string' } }, true);
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? [];
  if (!index || Number(index) > Number(count))
    badValue(`There is no shard '${shard}': the first of four is --shard=1/4`);
  const unknown = words.find((word) => !parts.some(({ name }) => name.startsWith(word)));
  const names = parts.map(({ name }) => name).join(', ');
  if (unknown) badValue(`There is no part '${unknown}' among ${names}`);
  requireChromium();
  claimReports();
  const lanes = lanesOf(words, shard);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) counts.push(await runPart(part, { isQuiet: lanes.length > 1, shard }));
    }),
  );
  console.log();
  for (const note of new Set(counts.flatMap(({ notes }) => notes ?? []))) console.log(note);
  console.log(lastLine(counts));
  isCounted = true;
  rmSync(RUNNING);
  process.exitCode = isGreen(counts) ? 0 : 1;
}

function stop() {
  stopParts();
  process.exit(1);
}

/** Empties the reports, unless they belong to a run that has not ended. */
function claimReports() {
  const other = existsSync(RUNNING) ? Number(readFileSync(RUNNING, 'utf8')) : 0;
  if (other && isAlive(other)) throw new Error(`npm test already runs in this folder, as process ${other}`);
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  writeFileSync(RUNNING, String(process.pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
