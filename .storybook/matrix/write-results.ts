import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readResults } from './read-results.ts';
import { RESULTS_FILE } from './results.ts';

/** Writes the results of the last test run into a built Storybook. Returns a note; undefined without a build. */
export function writeResults(workshop = 'dist/storybook'): string | undefined {
  if (!existsSync(path.join(workshop, 'index.json'))) return undefined;
  const run = readResults();
  const file = path.join(workshop, RESULTS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(run));
  const known = Object.values(run.results).flatMap((own) => Object.values(own));
  const failed = known.filter((result) => result !== 'passed').length;
  return `${file}: ${known.length} cells have a result, ${failed} of them failed or were not reached`;
}
