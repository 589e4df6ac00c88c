import { baselineFolder, reportFolder } from '../.storybook/visual/records.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { accept } from './pictures/accept.ts';
import { writePage } from './pictures/page-file.ts';
import { readReport, summaryOf, writeReport } from './pictures/report.ts';
import { runWithPictures } from './pictures/run.ts';
import { showReport } from './pictures/show.ts';
import { chooseStories } from './stories/choose.ts';
import { parseStoryArgs } from './stories/options.ts';
import { readStories, storiesNamed } from './stories/story-index.ts';

const usage = `Compares the pictures of stories with their baselines in stories/pictures and writes
reports/pictures/index.html.

  npm run pictures                        all stories
  npm run pictures -- <story> …           an id or its beginning, a story file, or a regular expression on ids
  npm run pictures -- --changed           stories that this branch's changes can reach
  npm run pictures -- --changed=<commit>  the same for changes since a commit
  npm run pictures -- … --update          rewrites the baselines of these, except those that look the same
  npm run pictures -- [<story> …] --accept  copies the last report's pictures to the baselines
  npm run pictures:report                 opens the last report
`;

const args = process.argv.slice(2);
const { values, words, changed } = parseStoryArgs(args, {
  update: { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
  recalibrate: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

try {
  if (values.help) console.log(usage);
  else if (values.report) await showReport(reportFolder);
  else if (values.accept) await acceptReport();
  else await takePictures();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function takePictures() {
  ensureChromium();
  const { all, chosen, about } = await chooseStories({ words, ...(changed && { changed }) });
  console.log(about);
  if (chosen?.length === 0) return;
  const run = await runWithPictures({
    all,
    ...(chosen && { chosen }),
    onlyPictures: true,
    update: values.update,
    recalibrate: values.recalibrate,
    command: ['npm run pictures --', ...args].join(' ').replace(/ --$/, ''),
  });
  for (const story of run.secondTry) console.log(`Passed at the second try: ${story}`);
  if (run.skipped)
    console.log(
      `${run.skipped} pictures were not compared: this machine draws differently from the one that took ` +
        'them (reports/pictures/calibration.actual.png)',
    );
  if (values.update) console.log(`${run.updated} pictures written`);
  if (run.report) console.log(`${run.report.compared} pictures compared: ${summaryOf(run.report)}`);
  if (run.report?.pictures.length)
    console.log(
      'To look at them: npm run pictures:report. To accept exactly these: npm run pictures -- --accept',
    );
  process.exitCode = run.failed ? 1 : 0;
}

async function acceptReport() {
  const report = readReport(reportFolder);
  const ids = words.length ? new Set(await namedIn(report.pictures.map(({ story }) => story))) : undefined;
  const { accepted, left } = await accept({
    report,
    folder: reportFolder,
    baselines: baselineFolder,
    ...(ids && { wanted: ({ story }) => ids.has(story) }),
  });
  writeReport(reportFolder, left, baselineFolder);
  await writePage(reportFolder, left);
  console.log(
    `${accepted.length} pictures accepted${left.pictures.length ? `, ${left.pictures.length} left` : ''}`,
  );
}

/** Stories of the report that the words select; removed stories are in no index. */
async function namedIn(reported: string[]): Promise<string[]> {
  const stories = await readStories();
  return words.flatMap((word) =>
    reported.includes(word) ? [word] : storiesNamed(word, stories).map(({ id }) => id),
  );
}
