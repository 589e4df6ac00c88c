import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireChromium } from '../tools/chromium.ts';
import { badValue, optionsOf } from '../tools/options.ts';
import { writeReport } from './pictures/report.ts';
import { type Count, isGreen, lastLine } from './test/count.ts';
import { lanesOf, parts } from './test/parts.ts';
import { runPart } from './test/run-part.ts';
import { addUp, checkShard, readResults } from './test/shards.ts';

const USAGE = `npm test               all checks and tests
  -- unit stories      only these parts: ${parts.map(({ name }) => name).join(', ')}
  -- --shard=1/4       a quarter of the tests; the first one has the checks that cannot be divided
  -- --merge=FOLDER    adds up the reports of shards, each in a folder of this one`;

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main() {
  const text = { type: 'string' } as const;
  const { shard, merge, words } = optionsOf(USAGE, { shard: text, merge: text }, true);
  checkShard(shard);
  const counts = merge === undefined ? await run(words, shard) : await mergeShards(merge);
  writeFileSync('reports/count.json', JSON.stringify({ shard, counts }));
  console.log();
  for (const note of new Set(counts.flatMap(({ notes }) => notes ?? []))) console.log(note);
  console.log(lastLine(counts));
  process.exitCode = isGreen(counts) ? 0 : 1;
}

async function run(words: string[], shard?: string): Promise<Count[]> {
  const unknown = words.find((word) => !parts.some(({ name }) => name.startsWith(word)));
  const names = parts.map(({ name }) => name).join(', ');
  if (unknown) badValue(`There is no part '${unknown}' among ${names}`);
  requireChromium();
  emptyReports();
  const counts: Count[] = [];
  const lanes = lanesOf(words, shard);
  const options = { isQuiet: lanes.length > 1, shard };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) counts.push(await runPart(part, options));
    }),
  );
  return counts;
}

async function mergeShards(folder: string): Promise<Count[]> {
  const results = readResults(folder);
  emptyReports();
  for (const shard of results.keys()) {
    const pictures = path.join(shard, 'pictures');
    if (existsSync(pictures)) cpSync(pictures, 'reports/pictures', { recursive: true });
  }
  await writeReport();
  return addUp([...results.values()]);
}

function emptyReports() {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
}
