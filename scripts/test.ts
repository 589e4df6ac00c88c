import { rmSync } from 'node:fs';
import { requireChromium } from '../tools/chromium.ts';
import { badValue, optionsOf } from '../tools/options.ts';
import { type Count, isGreen, lastLine } from './test/count.ts';
import { lanesOf, parts } from './test/parts.ts';
import { runPart } from './test/run-part.ts';

const USAGE = `npm test               all checks and tests
  -- unit stories      only these parts: ${parts.map(({ name }) => name).join(', ')}
  -- --shard=1/4       a quarter of the tests; the first one has the checks that cannot be divided`;

const counts: Count[] = [];
try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main() {
  const { shard = '1/1', words } = optionsOf(USAGE, { shard: { type: 'string' } }, true);
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? [];
  if (!index || Number(index) > Number(count))
    badValue(`There is no shard '${shard}': the first of four is --shard=1/4`);
  const unknown = words.find((word) => !parts.some(({ name }) => name.startsWith(word)));
  const names = parts.map(({ name }) => name).join(', ');
  if (unknown) badValue(`There is no part '${unknown}' among ${names}`);
  requireChromium();
  rmSync('reports', { recursive: true, force: true });
  const lanes = lanesOf(words, shard);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) counts.push(await runPart(part, { isQuiet: lanes.length > 1, shard }));
    }),
  );
  console.log();
  for (const note of new Set(counts.flatMap(({ notes }) => notes ?? []))) console.log(note);
  console.log(lastLine(counts));
  process.exitCode = isGreen(counts) ? 0 : 1;
}
