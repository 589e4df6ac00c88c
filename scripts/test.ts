import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from '../tools/ensure-chromium.ts';
import { type Count, isGreen, lastLine } from './test/count.ts';
import { lanes, type Part, parts } from './test/parts.ts';
import { runPart } from './test/run-part.ts';

// npm test [-- <part> …]

const wanted = process.argv.slice(2);
const unknown = wanted.find((word) => !parts.some(({ name }) => name.startsWith(word)));
if (unknown) {
  console.error(`There is no part '${unknown}'. There are: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
ensureChromium();

const counts: Count[] = [];
const wantedLanes = lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length);
await Promise.all(wantedLanes.map((lane) => runLane(lane, wantedLanes.length > 1)));
console.log();
for (const note of counts.flatMap(({ notes }) => notes ?? [])) console.log(note);
console.log(lastLine(counts));
process.exitCode = isGreen(counts) ? 0 : 1;

function isWanted({ name }: Part): boolean {
  return wanted.length === 0 || wanted.some((word) => name.startsWith(word));
}

async function runLane(lane: Part[], isQuiet: boolean) {
  for (const part of lane) counts.push(await runPart(part, { isQuiet }));
}
