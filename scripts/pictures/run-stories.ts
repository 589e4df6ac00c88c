import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reportFolder } from '../../.storybook/checks/pictures.ts';

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface StoryRun {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs stories, all or those of the files that Vitest's arguments name, and leaves what differs in the report's folder. */
export function runStories(
  args: string[],
  { isQuiet = false, env = {} } = {},
): { status: number; run: StoryRun } {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const json = path.join(reportFolder, 'vitest.json');
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project=parts', '--project=screens', '--reporter=default', '--reporter=json']
      .concat(`--outputFile.json=${json}`)
      .concat(args),
    // React as in dist/storybook
    { stdio: isQuiet ? 'ignore' : 'inherit', env: { ...process.env, NODE_ENV: 'production', ...env } },
  );
  return { status: status ?? 1, run: JSON.parse(readFileSync(json, 'utf8')) as StoryRun };
}
