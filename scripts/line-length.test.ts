import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const LONGEST = 120;

// Oxfmt breaks neither comments nor strings
it('no line of code is longer than 120 characters', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(root, file)));
  const long = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > LONGEST ? [`${file}:${at + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(long).toEqual([]);
});
