import { failures, forbidden, malformed } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';

/** What every admin list can answer; `says` is its default text of SPEC.md §8. */
export const listOutcomes = (says: string): Outcomes => ({
  ...readOutcomes(says),
  noRows: { status: 200, body: { items: [], total: 0 }, says: 'Nothing here yet', why: 'READINGS.md T85: an empty list; the text is ours' },
});

/** What every other admin read can answer. */
export const readOutcomes = (says: string): Outcomes => ({
  ...failures({ says, why: 'SPEC.md §8: admin errors' }),
  malformed: malformed(says),
  forbidden,
});

/** What every admin action can answer. */
export const actionOutcomes = (says: string, busy?: string): Outcomes => ({
  ...failures({ says, why: 'SPEC.md §8: admin errors', ...(busy && { busy }) }),
  forbidden,
});
