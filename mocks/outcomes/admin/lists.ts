import { failures, forbidden, malformed } from '../failures.ts';

/** What every admin list can answer; `says` is its default text of LIS-1. */
export const listOutcomes = (userSees: string) => ({
  ...readOutcomes(userSees),
  noRows: {
    status: 200,
    body: { items: [], total: 0 },
    userSees: 'Nothing here yet',
    source: 'DEC-85: an empty list; the text is ours',
  },
});

/** What every other admin read can answer. */
export const readOutcomes = (userSees: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors' }),
  malformed: malformed(userSees),
  forbidden,
});

/** What every admin action can answer. */
export const actionOutcomes = (userSees: string, busy?: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors', ...(busy && { busy }) }),
  forbidden,
});
