import { writeFileSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';
import { type PictureRun, runWithPictures } from './pictures/run.ts';
import { summaryOf } from './pictures/report.ts';
import { chooseStories } from './stories/choose.ts';
import { parseStoryArgs } from './stories/options.ts';
import { nothingRun, runStories, type StoryRun } from './stories/run.ts';

// Part `stories` of `npm test`: plays, accessibility and pictures. Writes its counts to reports/stories.json.

const args = process.argv.slice(2);
const { values, words, changed } = parseStoryArgs(args, {
  'no-pictures': { type: 'boolean', default: false },
  nearest: { type: 'string' },
});

/**
 * Runs the comparison in a container of the Debian that took the pictures, for machines that render
 * differently.
 */
const ELSEWHERE =
  'docker run --rm -v "$PWD":/app -v /app/node_modules -w /app node:20-bookworm sh -c "npm ci && npm run pictures"';

ensureChromium();
const { all, chosen, about } = await chooseStories({
  words,
  ...(changed && { changed }),
  ...(values.nearest && { nearest: Number(values.nearest) }),
});
console.log(about);
const options = { all, ...(chosen && { chosen }) };
const run: StoryRun | PictureRun =
  chosen?.length === 0
    ? nothingRun
    : values['no-pictures']
      ? await runStories({ ...options, pictures: 'off' })
      : await runWithPictures({ ...options, command: ['npm test -- stories', ...args].join(' ') });

writeFileSync(
  'reports/stories.json',
  JSON.stringify(
    {
      passed: run.passed,
      failed: run.failed,
      skipped: 'skipped' in run ? run.skipped : 0,
      isIdle: chosen?.length === 0,
      notes: notesOf(run),
    },
    null,
    2,
  ),
);
process.exitCode = run.failed ? 1 : 0;

function notesOf(run: StoryRun | PictureRun): string[] {
  const { secondTry } = run;
  const some = secondTry.length === 1 ? 'story' : 'stories';
  const notes = secondTry.length
    ? [`${secondTry.length} ${some} passed at the second try: ${secondTry.join('; ')}`]
    : [];
  if (!('skipped' in run)) return notes;
  if (run.skipped)
    notes.push(
      `${run.skipped} pictures were not compared: this machine draws differently from the one that took ` +
        `them. To compare them: ${ELSEWHERE}`,
    );
  if (run.report?.pictures.length)
    notes.push(
      `Pictures: ${summaryOf(run.report)}. To look at them: npm run pictures:report. ` +
        'To accept them: npm run pictures -- --accept',
    );
  return notes;
}
