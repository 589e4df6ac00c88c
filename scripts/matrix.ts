import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readResults } from '../.storybook/matrix/read-results.ts';
import { RESULTS_FILE } from '../.storybook/matrix/results.ts';

/*
 * Writes the results of the last test run into the built Storybook, for the page Outcomes/Matrix. At the end of
 * `npm run build-storybook` and of `npm test`.
 */
const workshop = process.argv[2] ?? 'dist/storybook';
if (!existsSync(path.join(workshop, 'index.json'))) {
  console.error(`There is no Storybook in ${workshop}: run npm run build-storybook first.`);
  process.exit(1);
}
const results = readResults();
const file = path.join(workshop, RESULTS_FILE);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(results));
const known = Object.values(results.results).flatMap((own) => Object.values(own));
const failed = known.filter((result) => result !== 'passed').length;
console.log(`${file}: ${known.length} cells have a result, ${failed} of them failed or were not reached`);
