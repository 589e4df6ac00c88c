import { mkdirSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';
import { baseOf } from './stories/changed-files.ts';
import { type Count, isGreen, lastLine } from './test/count.ts';
import { type Part, parts } from './test/parts.ts';
import { runPart } from './test/run-part.ts';

// npm run check [-- --changed=<commit>] [--pictures]: types, lint, and the unit tests and stories that the
// branch's changes can reach, of the stories the nearest, so that it takes a minute and a half.

/** Work (see weightOf) of about a minute beside the unit tests, without pictures. */
const NEAREST = 90;

const args = process.argv.slice(2);
const hasPictures = args.includes('--pictures');
const changed = args.find((arg) => arg.startsWith('--changed='));
const since = baseOf(changed?.slice('--changed='.length));

const named = (name: string) => parts.find((part) => part.name === name)!;
const types = named('types');
const lint = named('lint');
const unit: Part = {
  ...named('unit'),
  command: `${named('unit').command} --passWithNoTests --changed=${since}`,
};
const stories: Part = {
  ...named('stories'),
  command: `${named('stories').command} --changed=${since} --nearest ${NEAREST}${hasPictures ? '' : ' --no-pictures'}`,
};

mkdirSync('reports', { recursive: true });
ensureChromium();
const started = Date.now();
const counts: Count[] = (
  await Promise.all(
    [
      [unit, lint],
      [types, stories],
    ].map(async (lane) => {
      const counted: Count[] = [];
      for (const part of lane) counted.push(await runPart(part, { isQuiet: true }));
      return counted;
    }),
  )
).flat();
for (const note of counts.flatMap(({ notes }) => notes ?? [])) console.log(note);
console.log(`\n${lastLine(counts)} in ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = isGreen(counts) ? 0 : 1;
