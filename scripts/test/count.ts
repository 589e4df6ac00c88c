/** What a part found. */
export interface Count {
  passed: number;
  failed: number;
  /** What could not be checked on this machine. */
  skipped?: number;
  /** There was nothing to check, as when a change reaches no story. */
  isIdle?: boolean;
  /** What the reader of the last lines should know. */
  notes?: string[];
}

/** The last line of a run: `N passed, M failed`, and how many were skipped where any were. */
export function lastLine(counts: Count[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Is the run green? One that checked nothing is not. */
export const isGreen = (counts: Count[]) =>
  counts.every(({ failed }) => failed === 0) && counts.some(({ passed, isIdle }) => passed > 0 || isIdle);
