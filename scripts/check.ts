import { mkdirSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';
import { type Count, isGreen, lastLine } from './test/count.ts';
import { type Part, parts } from './test/parts.ts';
import { runPart } from './test/run-part.ts';

// npm run check [-- --changed=<commit>] [--pictures]: types, lint, unit tests, and the stories that the
// branch's changes can reach, limited to the nearest so that it takes a minute and a half.

/** As many stories as take about half a minute without pictures. */
const NEAREST = 120;

const args = process.argv.slice(2);
const hasPictures = args.includes('--pictures');
const changed = args.find((arg) => arg.startsWith('--changed=')) ?? '--changed';

const named = (name: string) => parts.find((part) => part.name === name)!;
const stories: Part = {
  ...named('stories'),
  command: `${named('stories').command} ${changed} --nearest ${NEAREST}${hasPictures ? '' : ' --no-pictures'}`,
};

mkdirSync('reports', { recursive: true });
ensureChromium();
const started = Date.now();
const counts: Count[] = [
  ...(await Promise.all([
    runPart(named('types'), { isQuiet: true }),
    runPart(named('lint'), { isQuiet: true }),
  ])),
  await runPart(named('unit'), { isQuiet: true }),
  await runPart(stories),
];
for (const note of counts.flatMap(({ notes }) => notes ?? [])) console.log(note);
console.log(`\n${lastLine(counts)} in ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = isGreen(counts) ? 0 : 1;
