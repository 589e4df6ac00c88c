import { namesIn, otherBrowser, pictureFolder } from '../../.storybook/checks/pictures.ts';
import type { Count } from './count.ts';

/**
 * One part of `npm test`: a command, and where its runner leaves what it counted; without a report the
 * command is one check.
 */
export interface Part {
  name: string;
  command: string;
  report?: Report;
}

export interface Report {
  file: string;
  count: (json: any) => Count;
}

const quickChecks: Part[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  {
    name: 'boundaries',
    command: 'depcruise src mocks stories apps .storybook scripts tools --config .dependency-cruiser.cjs',
  },
  // in production mode, code that only stories or tests use is dead; for the mock backend, code that only tests use
  {
    name: 'dead code',
    command:
      'knip && knip --production --config knip.production.json && knip --production --config knip.mocks.json',
  },
];

const builds: Part = {
  name: 'builds',
  command: [
    'npm run --silent build',
    'npm run --silent build:demo',
    'npm run --silent build:library -- --example',
    'npm run --silent build-storybook',
  ].join(' && '),
};

const unit: Part = {
  name: 'unit',
  command: 'vitest run --project unit --reporter=default --reporter=json --outputFile.json=reports/unit.json',
  report: { file: 'reports/unit.json', count: countOfVitest },
};

const stories: Part = {
  name: 'stories',
  command: 'tsx scripts/pictures.ts',
  report: {
    file: 'reports/pictures/vitest.json',
    count: (json) => ({
      ...countOfVitest(json),
      ...(otherBrowser() && { skipped: namesIn(pictureFolder, '.webp').length }),
    }),
  },
};

const app: Part = {
  name: 'assembled app',
  command: 'playwright test --config apps/web/e2e/playwright.config.ts',
  report: {
    file: 'reports/e2e.json',
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
};

/**
 * The parts in two lanes that run side by side, each in its order. Most parts wait now and then, for a frame or
 * a reply: on two cores, a part of the other lane works meanwhile. The unit tests never wait: beside the stories
 * both would take twice as long, and a slower story draws more frames.
 */
export const lanes: Part[][] = [
  [...quickChecks, builds, app],
  [unit, stories],
];

export const parts = lanes.flat();

function countOfVitest(json: any): Count {
  // a file that does not load has no tests to fail
  const broken = json.testResults.filter(
    (file: any) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: json.numPassedTests, failed: json.numFailedTests + broken };
}
