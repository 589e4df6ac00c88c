/** Result of a part. */
export interface Count {
  passed: number;
  failed: number;
  /** Checks that this machine cannot make. */
  skipped?: number;
  /** There was nothing to check, such as when a change reaches no story. */
  isIdle?: boolean;
  /** Notes for the end of the output. */
  notes?: string[];
}

/** The last line of a run: `N passed, M failed`, and the number of skipped checks if there are any. */
export function lastLine(counts: Count[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Whether the run succeeded. A run without checks does not. */
export const isGreen = (counts: Count[]) =>
  counts.every(({ failed }) => failed === 0) && counts.some(({ passed, isIdle }) => passed > 0 || isIdle);
