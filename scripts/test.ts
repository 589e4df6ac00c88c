import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './ensure-chromium.ts';

/** One part of `npm test`. With `report` the runner's own JSON is counted, else the command counts as one check. */
interface Part {
  name: string;
  command: string;
  env?: Record<string, string>;
  report?: Report;
  /** Runs beside the part before it, on the other core; what it prints comes when that one has ended. */
  beside?: true;
}

interface Report {
  file: string;
  count: (json: any) => Count;
}

interface Count {
  passed: number;
  failed: number;
}

const reports = 'reports';

const vitest = (file: string): Report => ({
  file: `${reports}/${file}`,
  count: (json) => ({
    passed: json.numPassedTests,
    // a file that does not load has no tests to fail
    failed: json.numFailedTests + json.testResults.filter((suite: any) => suite.status === 'failed' && suite.assertionResults.length === 0).length,
  }),
});

/** One half of the stories: one page draws on one core, so two of them are twice as quick. */
const stories = (half: 1 | 2): Part => ({
  name: `stories ${half}/2`,
  command: `vitest run --project stories --shard=${half}/2 --reporter=default --reporter=json --outputFile.json=${reports}/stories-${half}.json`,
  env: { VISUAL: '1', SHARD: `stories-${half}` },
  report: vitest(`stories-${half}.json`),
});

const parts: Part[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'boundaries', command: 'depcruise src mocks stories apps .storybook scripts --config .dependency-cruiser.cjs' },
  { name: 'dead code', command: 'knip' },
  { name: 'builds', command: 'npm run --silent build && npm run --silent build:demo && npm run --silent build-storybook' },
  {
    name: 'unit',
    command: `vitest run --project unit --reporter=default --reporter=json --outputFile.json=${reports}/unit.json`,
    report: vitest('unit.json'),
  },
  stories(1),
  { ...stories(2), beside: true },
  {
    name: 'assembled app',
    command: 'playwright test --config apps/web/e2e/playwright.config.ts',
    report: {
      file: `${reports}/e2e.json`,
      count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    },
  },
];

const environment = (env: Part['env']) => ({ ...process.env, ...env, PATH: `node_modules/.bin:${process.env.PATH}` });

/** Runs a part and counts it; a part that breaks without a report counts as one failure. */
function run(part: Part): Count {
  console.log(`\n▸ ${part.name}`);
  const started = Date.now();
  const { status } = spawnSync(part.command, { shell: true, stdio: 'inherit', env: environment(part.env) });
  return told(part, status, started);
}

/** Runs two parts at the same time; what the second prints is shown after the first. */
async function runBoth(first: Part, second: Part): Promise<Count[]> {
  console.log(`\n▸ ${first.name} and ${second.name}`);
  const started = Date.now();
  const start = ({ command, env }: Part, stdio: 'inherit' | 'pipe') => spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', stdio, 'inherit'], env: environment(env) });
  const [one, two] = [start(first, 'inherit'), start(second, 'pipe')];
  const [printed, [statusOne], [statusTwo]] = await Promise.all([text(two.stdout!), once(one, 'close'), once(two, 'close')]);
  const firstCount = told(first, statusOne as number, started);
  console.log(printed);
  return [firstCount, told(second, statusTwo as number, started)];
}

function told({ name, report }: Part, status: number | null, started: number): Count {
  const count = report ? counted(report, status) : { passed: Number(status === 0), failed: Number(status !== 0) };
  console.log(`${count.failed ? '✗' : '✓'} ${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  return count;
}

function counted({ file, count }: Report, status: number | null): Count {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    // the runner's own word is final: an unhandled error outside of every test fails the part as well
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
ensureChromium();

const wanted = process.argv.slice(2);
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
const counts: Count[] = [];
for (const [at, part] of chosen.entries()) {
  if (part.beside && at > 0) continue; // ran with the one before
  const next = chosen[at + 1];
  counts.push(...(next?.beside ? await runBoth(part, next) : [run(part)]));
}
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
