import { failures, forbidden, malformed, success } from '../failures.ts';

/** Returns the outcomes that every admin list has. `userSees`: default message (LIS-1); `rows`: plural noun, 'keys'. */
export const listOutcomes = (userSees: string, rows: string) => ({
  ...readOutcomes(userSees),
  noRows: success({ items: [], total: 0 }, 'LIS-5: an empty list; the text is ours', `No ${rows} yet`),
});

/** Returns the outcomes that every admin read has, lists included. */
export const readOutcomes = (userSees: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors' }),
  malformed: malformed(userSees),
  forbidden,
});

/** Returns the outcomes that every admin write has. `busy`: label of its button meanwhile, such as 'Saving...'. */
export const actionOutcomes = (userSees: string, busy?: string) => ({
  ...failures({ userSees, source: 'LIS-1: admin errors', ...(busy && { busy }) }),
  forbidden,
});
