import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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
import { findDifferences, writeReport } from './pictures/report.ts';

const USAGE = `npm run pictures         plays stories, and compares their pictures and accessibility trees with the baselines
  -- keys Badge          story files whose path contains one of the words
  -- --touched           stories that import what differs from the last commit
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
    { touched: flag, update: flag, accept: flag, shard: { type: 'string' } },
    true,
  );
  if (values.accept) return accept(words);
  requireChromium();
  const files = values.touched ? findTouchedStories() : words;
  if (values.touched && files.length === 0)
    throw new Error('No story imports what differs from the last commit');
  if (values.touched) console.log(announce(files));
  return compare(files, values.update, values.shard);
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
  const report = await writeReport();
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

/** Seconds that a story takes on two cores, in a run of all. */
const SECONDS = 0.8;

function announce(files: string[]): string {
  const stories = files.flatMap((file) => readFileSync(file, 'utf8').match(/^export const/gm) ?? []).length;
  return `${stories} stories of ${files.length} files, about ${Math.ceil((stories * SECONDS) / 60)} min on two idle cores`;
}

/** Story files that import a changed file, directly, through others or as the app. */
function findTouchedStories(): string[] {
  const changed = execFileSync('git', ['diff', '--name-only', 'HEAD', '--', 'src'], { encoding: 'utf8' });
  const pattern = `^(${changed.trim().replaceAll('.', '\\.').split('\n').join('|')})$`;
  const reach =
    'depcruise src stories apps/web/routes.tsx --no-config --do-not-follow node_modules|^\\.storybook|^mocks';
  const reaching = execFileSync('npx', [...reach.split(' '), '--reaches', pattern, '--output-type', 'json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { modules } = JSON.parse(reaching) as { modules: { source: string }[] };
  const sources = modules.map(({ source }) => source);
  const assembled = execFileSync('git', ['grep', '-l', 'app: true', '--', 'stories/screens'], {
    encoding: 'utf8',
  });
  if (sources.includes('apps/web/routes.tsx')) sources.push(...assembled.trim().split('\n'));
  return sources.filter((source) => source.endsWith('.stories.tsx'));
}
