import { namedEndpoints } from '#src/contract/endpoints.ts';
import type { Result } from './run.ts';

export interface Report {
  address: string;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  writes: boolean;
  counts: Record<Result['verdict'], number>;
  /** Calls of the contract of which no rule was checked. */
  unchecked: string[];
  results: Result[];
}

/** The report of a run. */
export function reportOf(
  run: Pick<Report, 'address' | 'startedAt' | 'seconds' | 'writes' | 'results'>,
): Report {
  const count = (verdict: Result['verdict']) => run.results.filter((one) => one.verdict === verdict).length;
  const checked = new Set<string>(
    run.results.filter(({ verdict }) => verdict !== 'skip').map(({ call }) => call),
  );
  return {
    ...run,
    counts: { pass: count('pass'), fail: count('fail'), skip: count('skip') },
    unchecked: namedEndpoints.map(([name]) => name).filter((name) => !checked.has(name)),
  };
}

const labels = { pass: 'ok  ', fail: 'FAIL', skip: 'skip' };

/** A result as a line for the terminal. */
export const lineOf = ({ call, rule, verdict, reason }: Result): string =>
  `${labels[verdict]}  ${call.padEnd(25)} ${rule}${reason && `\n      ${' '.repeat(25)} ${reason}`}`;

/** The last lines of a run. */
export function summaryOf({ counts, unchecked, seconds, writes }: Report): string {
  const notes = [
    unchecked.length > 0 && `Without any check: ${unchecked.join(', ')}`,
    !writes && counts.skip > 0 && 'With --writes, own rows are made, checked and removed.',
  ].filter(Boolean);
  return [
    ...notes,
    `${counts.pass} rules hold, ${counts.fail} do not, ${counts.skip} were not checked (${seconds} s)`,
  ].join('\n');
}
