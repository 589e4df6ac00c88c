import { reasonForNoPictures } from '../../.storybook/checks/pictures.ts';
import { type Count, countOfVitest } from './count.ts';

/** One part of `npm test`: a command, and how its runner's report is counted; without one it is one check. */
export interface Part {
  name: string;
  command: string;
  /**
   * In several shards: `split` passes `--shard` on, `repeated` runs in each and is counted in the first; others run
   * in the first alone.
   */
  sharding?: 'split' | 'repeated';
  /** Runs half of what the shard has: the other half is in the other lane. */
  half?: 1 | 2;
  /** Counts the report that the command writes where COUNT_FILE says. */
  countOf?: (report: any) => Count;
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
  sharding: 'repeated',
  command: [
    'npm run --silent build',
    'npm run --silent build:demo',
    'npm run --silent build:library -- --example',
    'npm run --silent build-storybook',
  ].join(' && '),
};

const unit = (half: 1 | 2): Part => ({
  name: `unit ${half}/2`,
  sharding: 'split',
  half,
  command: 'vitest run --project=unit*',
  countOf: countOfVitest,
});

const stories: Part = {
  name: 'stories',
  sharding: 'split',
  command: 'tsx scripts/pictures.ts',
  countOf: (report) => withNoteOnPictures(countOfVitest(report)),
};

const app: Part = {
  name: 'assembled app',
  sharding: 'split',
  command: 'playwright test --config apps/web/e2e/playwright.config.ts',
  countOf: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
};

/**
 * Two lanes of parts that run side by side, for two cores, and end at about the same time: parts often wait for a frame
 * or a reply. Unit tests never wait, so each lane has half of them.
 */
const lanes: Part[][] = [
  [builds, app, unit(2)],
  [...quickChecks, unit(1), stories],
];

export const parts = lanes.flat();

/** Lanes of the parts whose name starts with one of the words, or of all parts, as far as a shard has them. */
export function lanesOf(words: string[], shard: string): Part[][] {
  const isWanted = ({ name, sharding }: Part) =>
    (isFirst(shard) || sharding) && (words.length === 0 || words.some((word) => name.startsWith(word)));
  return lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length);
}

/** Returns true for the first shard, which a run without shards is too. */
export const isFirst = (shard: string) => shard.startsWith('1/');

/** A run without pictures says why in the last lines. */
function withNoteOnPictures(count: Count): Count {
  const none = reasonForNoPictures();
  return none ? { ...count, failed: count.failed + Number(none.isFailure), notes: [none.reason] } : count;
}
