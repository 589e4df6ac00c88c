import { writeResults } from '../.storybook/matrix/write-results.ts';

/*
 * Writes the results of the last test run into the built Storybook, for its page Outcomes/Matrix;
 * `npm run build-storybook` and `npm test` do so at their end.
 */
const note = writeResults(process.argv[2]);
console.log(note ?? 'There is no built Storybook: run npm run build-storybook first.');
process.exitCode = note ? 0 : 1;
