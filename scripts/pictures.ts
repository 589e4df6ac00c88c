import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  forgetPictures,
  namesIn,
  otherBrowser,
  reportFolder,
  writeBaseline,
} from '../.storybook/checks/pictures.ts';
import { ensureChromium } from '../tools/ensure-chromium.ts';
import { prove } from './pictures/prove.ts';
import { differencesIn, writeReport } from './pictures/report.ts';
import { runStories } from './pictures/run-stories.ts';

/*
 * Plays stories and compares their pictures and accessibility trees with the baselines.
 *   npm run pictures                      all stories
 *   npm run pictures -- keys Badge        story files whose path contains one of the words
 *   npm run pictures -- --touched         stories that import what differs from the last commit
 *   npm run pictures -- … --update        makes what is seen the baselines
 *   npm run pictures -- --accept [word]…  makes the pictures of the last report the baselines, or those with a word
 *   npm run pictures -- --prove [word]…   plants faint changes and faults, and tells which are noticed
 * The report is reports/pictures/index.html.
 */
const flag = { type: 'boolean', default: false } as const;
const { values, positionals: words } = parseArgs({
  options: { touched: flag, update: flag, accept: flag, prove: flag },
  allowPositionals: true,
});

ensureChromium();
if (values.accept) await accept();
else if (values.prove) process.exitCode = await prove(words);
else process.exitCode = await compare(values.touched ? touched() : words);

async function compare(files: string[]): Promise<number> {
  const other = otherBrowser();
  if (values.update && files.length === 0) forgetPictures();
  else if (values.update && other) throw new Error(`An update would mix two drawings: ${other}`);
  const { status } = runStories([values.update ? '--update=all' : '--update=none', ...files]);
  const report = writeReport();
  if (other) console.log(`Pictures were not compared: ${other}`);
  if (report.pictures.length) console.log(`${report.pictures.length} pictures differ: ${report.page}`);
  return status;
}

async function accept() {
  const isMeant = (name: string) => !words.length || words.some((word) => name.includes(word));
  const differences = differencesIn(namesIn(reportFolder, '.png')).filter(({ name }) => isMeant(name));
  for (const { name, status } of differences) {
    const seen = `${name}-${status === 'new' ? 'reference' : 'actual'}.png`;
    await writeBaseline(name, path.join(reportFolder, seen));
  }
  console.log(`${differences.length} pictures accepted`);
}

/** The story files that import a file which differs from the last commit, directly, through others or as the app. */
function touched(): string[] {
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
