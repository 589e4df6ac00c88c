import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Count, countOfVitest, isGreen, lastLine, readCount } from './count.ts';

it('a run is green if something passed and nothing failed', () => {
  const endOf = (...counts: Count[]) => [lastLine(counts), isGreen(counts)];
  expect(endOf({ passed: 1, failed: 0 }, { passed: 4, failed: 0 })).toEqual(['5 passed, 0 failed', true]);
  expect(endOf({ passed: 2, failed: 0 }, { passed: 3, failed: 1 })).toEqual(['5 passed, 1 failed', false]);
  expect(endOf({ passed: 0, failed: 0 })).toEqual(['0 passed, 0 failed', false]);
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
