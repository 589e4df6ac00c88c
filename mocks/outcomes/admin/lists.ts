import { failures, forbidden, malformed, success } from '../failures.ts';

/** Returns outcomes of all admin lists. `userSees` is the default message of LIS-1, `rows` the plural noun: 'keys'. */
export const listOutcomes = (userSees: string, rows: string) => ({
  ...readOutcomes(userSees),
  noRows: success({ items: [], total: 0 }, 'LIS-5: an empty list; the text is ours', `No ${rows} yet`),
});

/** Returns outcomes of all other admin reads. */
export const readOutcomes = (userSees: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors' }),
  malformed: malformed(userSees),
  forbidden,
});

/** Returns outcomes of all admin actions. */
export const actionOutcomes = (userSees: string, busy?: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors', ...(busy && { busy }) }),
  forbidden,
});
