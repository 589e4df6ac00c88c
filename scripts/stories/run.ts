import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PictureMode } from '../../.storybook/visual/records.ts';
import type { Story } from './story-index.ts';

const root = path.join(import.meta.dirname, '../..');

export interface StoryRun {
  passed: number;
  failed: number;
  /** Stories whose play failed once and then passed: `file > name`. */
  secondTry: string[];
}

export const nothingRun: StoryRun = { passed: 0, failed: 0, secondTry: [] };

/** From how many files on a second browser beside the first is worth its start. */
const WORTH_TWO = 6;

/**
 * Runs stories in Vitest, all of them unless some are given: in two browsers side by side, one for each core.
 * Two pages of one browser would take hover and focus from each other.
 */
export async function runStories({
  all,
  chosen,
  pictures,
}: {
  all: Story[];
  chosen?: Story[];
  pictures: PictureMode;
}): Promise<StoryRun> {
  const { files, only } = selectionOf(all, chosen);
  const shards = !chosen || files.length >= WORTH_TWO ? 2 : 1;
  const runs = await Promise.all(
    Array.from({ length: shards }, (_, at) =>
      runShard(at + 1, shards, files, { PICTURES: pictures, ONLY_STORIES: only }),
    ),
  );
  return runs.reduce((sum, run) => ({
    passed: sum.passed + run.passed,
    failed: sum.failed + run.failed,
    secondTry: [...sum.secondTry, ...run.secondTry],
  }));
}

/**
 * One browser with its share of the files. What the second prints goes to reports/stories-2.log, and is shown
 * when it has ended.
 */
async function runShard(
  shard: number,
  shards: number,
  files: string[],
  env: Record<string, string>,
): Promise<StoryRun> {
  const report = path.join(root, `reports/vitest-stories-${shard}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const log = shard === 1 ? undefined : path.join(root, `reports/stories-${shard}.log`);
  const runner = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      '--project',
      'stories',
      ...files,
      `--shard=${shard}/${shards}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // on Windows the command is a script for the shell
    {
      cwd: root,
      stdio: ['ignore', log ? openSync(log, 'w') : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, SHARD: `${shard}` },
    },
  );
  const [status] = await once(runner, 'close');
  if (log) process.stdout.write(readFileSync(log));
  return countOf(readFileSync(report, 'utf8'), status as number | null);
}

/**
 * The files to run, and of those that are not run as a whole the names of the wanted stories, as JSON for
 * vitest.setup.ts.
 */
export function selectionOf(all: Story[], chosen?: Story[]): { files: string[]; only: string } {
  if (!chosen) return { files: [], only: '' };
  const ids = new Set(chosen.map(({ id }) => id));
  const files = [...new Set(chosen.map(({ file }) => file))];
  const inPart = files.filter((file) => all.some((story) => story.file === file && !ids.has(story.id)));
  const only = Object.fromEntries(
    inPart.map((file) => [file, chosen.filter((story) => story.file === file).map(({ name }) => name)]),
  );
  return { files, only: inPart.length ? JSON.stringify(only) : '' };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export function countOf(json: string, status: number | null): StoryRun {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport;
  // a file that does not load has no tests to fail
  const failed =
    numFailedTests +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const secondTry = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map(({ fullName }) => `${path.relative(root, name)} > ${fullName}`),
  );
  // the runner's own word is final: an error outside of every test fails the run as well
  return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1), secondTry };
}
