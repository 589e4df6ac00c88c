import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isGreen, lastLine } from './count.ts';
import { countOf } from './run-part.ts';

describe('the last line', () => {
  it('is `N passed, M failed` alone where nothing was skipped', () => {
    expect(
      lastLine([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1, skipped: 0 },
      ]),
    ).toBe('5 passed, 1 failed');
  });
  it('counts what was skipped', () => {
    expect(lastLine([{ passed: 2, failed: 0, skipped: 7 }])).toBe('2 passed, 0 failed, 7 skipped');
  });
});

describe('a run is green', () => {
  it('when something passed and nothing failed', () =>
    expect(
      isGreen([
        { passed: 1, failed: 0 },
        { passed: 0, failed: 0 },
      ]),
    ).toBe(true));
  it('when there was nothing to check', () =>
    expect(isGreen([{ passed: 0, failed: 0, isIdle: true }])).toBe(true));
  it('not when something failed', () => expect(isGreen([{ passed: 9, failed: 1 }])).toBe(false));
  it('not when it checked nothing', () => expect(isGreen([{ passed: 0, failed: 0 }])).toBe(false));
});

describe('a part', () => {
  const reportAt = (name: string) => ({
    file: path.join(mkdtempSync(path.join(tmpdir(), 'part-')), name),
    count: (json: any) => json,
  });

  it('without a report failed', () =>
    expect(countOf(reportAt('missing.json'), 0)).toEqual({ passed: 0, failed: 1 }));
  it('has the word of its runner beside its counts', () => {
    const report = reportAt('report.json');
    writeFileSync(report.file, JSON.stringify({ passed: 5, failed: 0 }));
    expect(countOf(report, 0)).toEqual({ passed: 5, failed: 0 });
    expect(countOf(report, 1)).toEqual({ passed: 5, failed: 1 });
    expect(countOf(report, null)).toEqual({ passed: 5, failed: 1 });
  });
});
