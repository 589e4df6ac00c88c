import { failures, forbidden, malformed } from '../failures.ts';

/** What every admin list can answer; `says` is its default text of LIS-1. */
export const listOutcomes = (says: string) => ({
  ...readOutcomes(says),
  noRows: {
    status: 200,
    body: { items: [], total: 0 },
    says: 'Nothing here yet',
    why: 'DEC-85: an empty list; the text is ours',
  },
});

/** What every other admin read can answer. */
export const readOutcomes = (says: string) => ({
  ...failures({ says, why: 'LIS-1: admin errors' }),
  malformed: malformed(says),
  forbidden,
});

/** What every admin action can answer. */
export const actionOutcomes = (says: string, busy?: string) => ({
  ...failures({ says, why: 'LIS-1: admin errors', ...(busy && { busy }) }),
  forbidden,
});
