import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PictureMode } from '../../.storybook/visual/records.ts';
import { nodeOptions } from '../node-options.ts';
import type { Story } from './story-index.ts';
import { weightOf } from './weight.ts';

const root = path.join(import.meta.dirname, '../..');
const report = path.join(root, 'reports/vitest-stories.json');

export interface StoryRun {
  passed: number;
  failed: number;
  /** Stories whose play failed once and then passed: `file > name`. */
  secondTry: string[];
}

export const nothingRun: StoryRun = { passed: 0, failed: 0, secondTry: [] };

/** The number of files from which a second browser is worth its start. */
const WORTH_TWO = 6;

/**
 * Runs stories in Vitest, all by default: in two browsers, one per core, that share one server. Two pages of one
 * browser would compete for hover and focus.
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
  const shares = files.length >= WORTH_TWO ? halvesOf(chosen ?? all) : [files];
  return runVitest({ PICTURES: pictures, ONLY_STORIES: only, STORY_FILES: JSON.stringify(shares) });
}

/** The files of the stories in two halves of about the same work. */
export function halvesOf(stories: Story[]): [string[], string[]] {
  const weights = new Map<string, number>();
  for (const story of stories) weights.set(story.file, (weights.get(story.file) ?? 0) + weightOf(story));
  const halves = [0, 1].map(() => ({ weight: 0, files: [] as string[] }));
  for (const [file, weight] of [...weights].toSorted(([, a], [, b]) => b - a)) {
    const lighter = halves[0]!.weight <= halves[1]!.weight ? halves[0]! : halves[1]!;
    lighter.files.push(file);
    lighter.weight += weight;
  }
  return [halves[0]!.files, halves[1]!.files];
}

/** Runs the story files that `env` names: vitest.config.ts starts a browser for each share of them. */
async function runVitest(env: Record<string, string>): Promise<StoryRun> {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const runner = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'stories', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    // On Windows the command is a shell script.
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: nodeOptions,
        NODE_ENV: 'production', // React as in dist/storybook: its own warnings are for the unit tests
      },
    },
  );
  const [status] = await once(runner, 'close');
  return countOf(readFileSync(report, 'utf8'), status as number | null);
}

/**
 * The files to run, and for files that run in part the names of their stories, as JSON for vitest.setup.ts.
 */
export function selectionOf(all: Story[], chosen?: Story[]): { files: string[]; only: string } {
  const files = [...new Set((chosen ?? all).map(({ file }) => file))];
  if (!chosen) return { files, only: '' };
  const ids = new Set(chosen.map(({ id }) => id));
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
  // A file that fails to load has no failed tests.
  const failed =
    numFailedTests +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const secondTry = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map(({ fullName }) => `${path.relative(root, name)} > ${fullName}`),
  );
  // The exit code counts too: an error outside of tests fails the run.
  return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1), secondTry };
}
