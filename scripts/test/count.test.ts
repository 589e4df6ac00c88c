import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countOfVitest, isGreen, lastLine, readCount } from './count.ts';

it.each<[counts: [passed: number, failed: number][], line: string, isGreen: boolean]>([
  [
    [
      [1, 0],
      [4, 0],
    ],
    '5 passed, 0 failed',
    true,
  ],
  [
    [
      [2, 0],
      [3, 1],
    ],
    '5 passed, 1 failed',
    false,
  ],
  [[[0, 0]], '0 passed, 0 failed', false],
])('%j ends with “%s”, green: %s', (pairs, line, expected) => {
  const counts = pairs.map(([passed, failed]) => ({ passed, failed }));
  expect([lastLine(counts), isGreen(counts)]).toEqual([line, expected]);
});

const folder = mkdtempSync(path.join(tmpdir(), 'part-'));
const report = path.join(folder, 'report.json');

describe('a part', () => {
  it('without a report failed', () =>
    expect(readCount(report, (json) => json, 0)).toEqual({ passed: 0, failed: 1 }));
  it('has the word of its runner beside its counts', () => {
    writeFileSync(report, JSON.stringify({ passed: 5, failed: 0 }));
    const count = (status: number | null) => readCount(report, (json) => json, status);
    expect(count(0)).toEqual({ passed: 5, failed: 0 });
    expect(count(1)).toEqual({ passed: 5, failed: 1 });
    expect(count(null)).toEqual({ passed: 5, failed: 1 });
  });
  it('has a file that failed without a failed test as a failure', () => {
    const file = (status: string, ...tests: string[]) => ({
      status,
      assertionResults: tests.map((of) => ({ status: of })),
    });
    const testResults = [file('failed', 'passed', 'failed'), file('failed'), file('passed', 'passed')];
    const vitest: any = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(countOfVitest(vitest)).toEqual({ passed: 2, failed: 2 });
  });
});

it('ends with the same line where it fails before the parts', () => {
  const command = ['--import', 'tsx', 'scripts/test.ts', 'lint'];
  const env = { ...process.env, CHROMIUM_PATH: '/none' };
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  expect([stdout, status]).toEqual(['0 passed, 1 failed\n', 1]);
});
