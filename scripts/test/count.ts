/** Result of a part. */
export interface Count {
  passed: number;
  failed: number;
  /** Notes for the end of the output. */
  notes?: string[];
}

/** The last line of a run: `N passed, M failed`. */
export function lastLine(counts: Count[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** Returns true if nothing failed and at least one check passed. */
export const isGreen = (counts: Count[]) =>
  counts.every(({ failed }) => failed === 0) && counts.some(({ passed }) => passed > 0);
