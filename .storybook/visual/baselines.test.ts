import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baselineFolder } from './records.ts';

/**
 * The most that all baselines may weigh, in MB: every clone of the repository carries all versions of them.
 */
const MOST = 12;

it(`baselines together are at most ${MOST} MB`, () => {
  const files = readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(path.join(baselineFolder, name)),
  );
  const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(MOST);
});
