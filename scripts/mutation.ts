import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Folder, folders, helpersOfTests } from './mutation/folders.ts';
import { scoreOf, scoreTable } from './mutation/score.ts';

// npm run test:mutation [-- <folder> …] [--file src/api/refresh.ts] [--force] [--concurrency 2]

/** Percentage of mutants that the tests of each folder have to kill. */
const ENOUGH = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', multiple: true },
    force: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '1' },
  },
});
const unknown = positionals.find((word) => !folders.some(({ name }) => name === word));
if (unknown) {
  console.error(`There is no folder '${unknown}'. There are: ${folders.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = folders.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

async function mutate({ name, sources, tests, usesReact }: Folder) {
  process.env.MUTATION_TESTS = tests.join(' '); // scripts/mutation/vitest.config.ts
  process.env.MUTATION_REACT = usesReact ? 'yes' : '';
  const { TZ } = process.env;
  const started = Date.now();
  const results = await new Stryker({
    mutate: [...(values.file ?? sources), ...helpersOfTests],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./mutation/ignore-prose.js')],
    ignorers: ['prose'],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    // a busy machine is no reason to call a mutant noticed
    timeoutMS: 60_000,
    disableTypeChecks: false,
    tsconfigFile: 'none', // Stryker would rewrite it with an API that TypeScript 7 has removed
    // reuses results of mutants whose code and tests have not changed
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.json`,
    force: values.force,
    tempDirName: `.cache/mutation/sandbox-${name}`,
    ignorePatterns: ['dist', 'reports', 'stories/pictures', '.cache'],
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
  } as never).runMutationTest();
  process.env.TZ = TZ;
  return { ...scoreOf(name, results), minutes: (Date.now() - started) / 60_000 };
}

mkdirSync('.cache/mutation', { recursive: true });
const scores = [];
for (const folder of chosen) scores.push(await mutate(folder));
console.log(scoreTable(scores));
process.exitCode = scores.every(({ percent }) => percent >= ENOUGH) ? 0 : 1;
