import { failures, refused, spoken } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const accountOutcomes = {
  'account.changePassword': {
    ...failures({ says: 'Failed to change password', why: 'SPEC.md §8: customer errors', busy: 'Processing...' }),
    ...spoken('Your password has been changed', 'Password successfully changed', 'SPEC.md §8: success messages'),
    wrongPassword: refused(400, 'Current password is incorrect', 'SPEC.md §8: the server message if there is one'),
    notFound: refused(404, 'Not Found', 'SPEC.md §7: the path is not confirmed'),
  },
} satisfies Record<string, Outcomes>;
