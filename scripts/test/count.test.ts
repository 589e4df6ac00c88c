import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isGreen, lastLine } from './count.ts';
import { type CountedModule, countOfModules } from './count-reporter.ts';
import { countOf } from './run-part.ts';
import { addUp, checkShard } from './shards.ts';

it('ends with `N passed, M failed`', () => {
  expect(
    lastLine([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toBe('5 passed, 1 failed');
});

it.each([
  [
    'green where something passed and nothing failed',
    [
      [1, 0],
      [0, 0],
    ],
    true,
  ],
  ['red where something failed', [[9, 1]], false],
  ['red where nothing was checked', [[0, 0]], false],
])('is %s', (_what, counts, expected) =>
  expect(isGreen(counts.map(([passed, failed]) => ({ passed: passed!, failed: failed! })))).toBe(expected),
);

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

describe('the count of test files', () => {
  const file = (state: string, ...states: string[]): CountedModule => ({
    state: () => state,
    children: { allTests: () => states.map((of) => ({ result: () => ({ state: of }) })) },
  });
  it.each([
    ['tests that passed and failed', file('failed', 'passed', 'failed', 'skipped'), [1, 1]],
    ['a file that does not load as failed', file('failed'), [0, 1]],
    ['a file that never ran as failed', undefined, [0, 1]],
    ['a file that never came to an end as failed', file('pending'), [0, 1]],
    ['tests that never ran as failed', file('pending', 'passed', 'pending', 'pending'), [1, 2]],
    ['a file whose set-up failed as failed', file('failed', 'skipped'), [0, 1]],
  ])('has %s', (_what, module, [passed, failed]) =>
    expect(countOfModules([module])).toEqual({ passed, failed }),
  );
});

describe('shards', () => {
  it.each(['1/4', '4/4', '1/1', undefined])('can be %s', (shard) =>
    expect(() => checkShard(shard)).not.toThrow(),
  );
  it.each(['5/4', '0/4', 'x', '1', '1/0', '', '1/4/2'])('cannot be %s', (shard) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => checkShard(shard)).toThrow('process.exit unexpectedly called with "2"');
    expect(told.mock.lastCall?.[0]).toContain(
      `There is no shard '${shard}': the first of four is --shard=1/4`,
    );
  });
  it('add up, and one without a result is a failure', () => {
    const result = (shard: string) => ({ shard, counts: [{ passed: 2, failed: 0 }] });
    expect(lastLine(addUp(['1/2', '2/2'].map(result)))).toBe('4 passed, 0 failed');
    expect(lastLine(addUp(['1/3', '3/3'].map(result)))).toBe('4 passed, 1 failed');
  });
});
