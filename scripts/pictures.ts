import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  deletePictures,
  namesIn,
  browserMismatch,
  findUncompared,
  reportFolder,
  reasonForNoPictures,
  writeBaseline,
} from '../.storybook/checks/pictures.ts';
import { requireChromium } from '../tools/chromium.ts';
import { optionsOf } from '../tools/options.ts';
import { count, findAffected, isStories } from './check/affected.ts';
import { findDifferences, writeReport } from './pictures/report.ts';

const USAGE = `npm run pictures         plays stories, and compares their pictures and accessibility trees with the baselines
  -- keys Badge          story files whose path contains one of the words
  -- --affected          stories that import what differs from the last commit
  -- --shard=1/4         a quarter of the stories
  -- ... --update        makes what is seen the baselines
  -- --accept [WORD]...  makes the pictures of the last report the baselines, or those with a word
The report is reports/pictures/index.html.`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const { words, ...values } = optionsOf(
    USAGE,
    { affected: flag, update: flag, accept: flag, shard: { type: 'string' } },
    true,
  );
  if (values.accept) return accept(words);
  requireChromium();
  return compare(values.affected ? affectedStories() : words, values.update, values.shard);
}

function affectedStories(): string[] {
  const { own, others, notes } = findAffected('HEAD');
  const files = [...new Set([...own, ...others])].filter(isStories);
  if (files.length === 0) throw new Error('No story imports what differs from the last commit');
  console.log([`${count(files)} stories of ${files.length} files`, ...notes].join('\n'));
  return files;
}

async function compare(files: string[], isUpdate: boolean, shard?: string): Promise<number> {
  const other = browserMismatch();
  if (isUpdate && files.length === 0 && !shard) deletePictures();
  else if (isUpdate && other) throw new Error(`An update would mix two drawings: ${other}`);
  const status = runStories([
    `--update=${isUpdate ? 'all' : 'none'}`,
    ...(shard ? [`--shard=${shard}`] : []),
    ...files,
  ]);
  const report = writeReport();
  if (report.pictures.length) console.log(`${report.pictures.length} pictures differ: ${report.page}`);
  const none = reasonForNoPictures();
  if (none) console.log(none.reason);
  if (none) return none.isFailure ? 1 : status;
  const lost = files.length || shard ? [] : findUncompared();
  if (lost.length) console.log(`${lost.length} pictures were not compared: ${lost.join(', ')}`);
  return lost.length ? 1 : status;
}

/** Runs stories, all or those that Vitest's arguments name, and leaves what differs in the report's folder. */
function runStories(args: string[]): number {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project=stories', ...args];
  // React as in dist/storybook
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  return status ?? 1;
}

async function accept(words: string[]): Promise<number> {
  const isMeant = (name: string) => !words.length || words.some((word) => name.includes(word));
  const differences = findDifferences(namesIn(reportFolder, '.png')).filter(({ name }) => isMeant(name));
  for (const { name, status } of differences) {
    const seen = `${name}-${status === 'new' ? 'reference' : 'actual'}.png`;
    await writeBaseline(name, path.join(reportFolder, seen));
  }
  console.log(`${differences.length} pictures accepted`);
  return differences.length ? 0 : 1;
}
