import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  namesIn,
  otherBrowser,
  reportFolder,
  stampBrowser,
  writeBaseline,
} from '../.storybook/checks/pictures.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { prove } from './pictures/prove.ts';
import { differencesIn, type StoryRun, writeReport } from './pictures/report.ts';

const usage = `Plays stories and compares their pictures and accessibility trees with the baselines.

  npm run pictures                      all stories
  npm run pictures -- keys Badge        story files whose path contains one of the words
  npm run pictures -- --touched         stories that import what differs from the last commit
  npm run pictures -- … --update        makes what is seen the baselines
  npm run pictures -- --accept [word]…  makes the pictures of the last report the baselines, or those with a word
  npm run pictures -- --prove [word]…   plants faint changes and faults, and tells which are noticed

The report is reports/pictures/index.html.`;

const { values, positionals: words } = parseArgs({
  options: Object.fromEntries(
    ['touched', 'update', 'accept', 'prove', 'help'].map((name) => [
      name,
      { type: 'boolean', default: false },
    ]),
  ) as Record<'touched' | 'update' | 'accept' | 'prove' | 'help', { type: 'boolean'; default: boolean }>,
  allowPositionals: true,
});

ensureChromium();
if (values.help) console.log(usage);
else if (values.accept) await accept();
else if (values.prove) process.exitCode = await prove(words);
else process.exitCode = await compare(values.touched ? touched() : words);

async function compare(files: string[]): Promise<number> {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const other = otherBrowser();
  if (values.update && files.length === 0) stampBrowser();
  else if (values.update && other) throw new Error(`An update would mix two drawings: ${other}`);
  const json = path.join(reportFolder, 'vitest.json');
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project=parts', '--project=screens', '--reporter=default', '--reporter=json'].concat(
      `--outputFile.json=${json}`,
      values.update ? '--update=all' : '--update=none',
      files,
    ),
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }, // React as in dist/storybook
  );
  const report = writeReport(JSON.parse(readFileSync(json, 'utf8')) as StoryRun);
  if (other) console.log(`Pictures were not compared: ${other}`);
  if (report.pictures.length || report.stories.length)
    console.log(
      `${report.pictures.length} pictures and ${report.stories.length} stories differ: ${report.page}`,
    );
  return status ?? 1;
}

async function accept() {
  const isMeant = (name: string) => !words.length || words.some((word) => name.includes(word));
  const differences = differencesIn(namesIn(reportFolder, '.png')).filter(({ name }) => isMeant(name));
  for (const { name, status } of differences)
    await writeBaseline(
      name,
      path.join(reportFolder, `${name}-${status === 'new' ? 'reference' : 'actual'}.png`),
    );
  console.log(`${differences.length} pictures accepted`);
}

/** The story files that import a file which differs from the last commit, directly or not. */
function touched(): string[] {
  const changed = execFileSync('git', ['diff', '--name-only', 'HEAD', '--', 'src'], { encoding: 'utf8' });
  const pattern = `^(${changed.trim().replaceAll('.', '\\.').split('\n').join('|')})$`;
  const reaching = execFileSync(
    'npx',
    [
      'depcruise',
      'src',
      'stories',
      '--no-config',
      '--do-not-follow',
      'node_modules|^\\.storybook|^apps|^mocks',
    ].concat('--reaches', pattern, '--output-type', 'json'),
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const { modules } = JSON.parse(reaching) as { modules: { source: string }[] };
  return modules.map(({ source }) => source).filter((source) => source.endsWith('.stories.tsx'));
}
