import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';

/** One part of `npm test`. With `report` the runner's own JSON is counted, else the command counts as one check. */
interface Part {
  name: string;
  command: string;
  env?: Record<string, string>;
  report?: { file: string; count: (json: any) => Count };
}

interface Count {
  passed: number;
  failed: number;
}

const reports = 'reports';

const vitest = (file: string): Part['report'] => ({
  file: `${reports}/${file}`,
  count: (json) => ({
    passed: json.numPassedTests,
    // a file that does not load has no tests to fail
    failed: json.numFailedTests + json.testResults.filter((suite: any) => suite.status === 'failed' && suite.assertionResults.length === 0).length,
  }),
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
  {
    name: 'stories',
    command: `vitest run --project stories --reporter=default --reporter=json --outputFile.json=${reports}/stories.json`,
    env: { VISUAL: '1' },
    report: vitest('stories.json'),
  },
  {
    name: 'assembled app',
    command: 'playwright test --config apps/web/e2e/playwright.config.ts',
    report: {
      file: `${reports}/e2e.json`,
      count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    },
  },
];

/** Runs a part and counts it; a part that breaks without a report counts as one failure. */
function run({ name, command, env, report }: Part): Count {
  console.log(`\n▸ ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env, PATH: `node_modules/.bin:${process.env.PATH}` } });
  const count = report ? counted(report, status) : { passed: Number(status === 0), failed: Number(status !== 0) };
  console.log(`${count.failed ? '✗' : '✓'} ${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  return count;
}

function counted({ file, count }: NonNullable<Part['report']>, status: number | null): Count {
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
const counts = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map(run);
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
