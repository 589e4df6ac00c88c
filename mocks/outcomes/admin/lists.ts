import { failures, forbidden, malformed } from '../failures.ts';

/** Outcomes of all admin lists; `userSees` is the default message of LIS-1, `rows` what they list: 'keys'. */
export const listOutcomes = (userSees: string, rows: string) => ({
  ...readOutcomes(userSees),
  noRows: {
    status: 200,
    body: { items: [], total: 0 },
    userSees: `No ${rows} yet`,
    source: 'LIS-5: an empty list; the text is ours',
  },
});

/** Outcomes of all other admin reads. */
export const readOutcomes = (userSees: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors' }),
  malformed: malformed(userSees),
  forbidden,
});

/** Outcomes of all admin actions. */
export const actionOutcomes = (userSees: string, busy?: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors', ...(busy && { busy }) }),
  forbidden,
});
