import { readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Result of a part. */
export interface Count {
  passed: number;
  failed: number;
}

/** Returns the last line of a run: `N passed, M failed`. */
export function lastLine(counts: Count[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** Returns true if nothing failed and at least one check passed. */
export const isGreen = (counts: Count[]) =>
  counts.every(({ failed }) => failed === 0) && counts.some(({ passed }) => passed > 0);

/** Counts the tests of Vitest's JSON report; a file that failed without a failed test is one failure. */
export function countOfVitest({ numPassedTests, numFailedTests, testResults }: JsonTestResults): Count {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Counts the tests of Playwright's JSON report. */
export const countOfPlaywright = ({ stats }: Pick<JSONReport, 'stats'>): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

/**
 * Reads the report of a part. One that ends without a report is one failure, and so is at least one where the
 * runner says so: an error outside of tests, a file whose worker did not start.
 */
export function readCount(file: string, countOf: (report: any) => Count, status: number | null): Count {
  try {
    const found = countOf(JSON.parse(readFileSync(file, 'utf8')));
    return status === 0 ? found : { ...found, failed: Math.max(found.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
