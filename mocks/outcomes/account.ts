import { failures, refused, messageOutcomes } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const accountOutcomes = {
  'account.changePassword': {
    ...failures({
      userSees: 'Failed to change password',
      source: 'PAS-2: customer errors',
      busy: 'Processing...',
    }),
    ...messageOutcomes(
      'Your password has been changed',
      'Password successfully changed',
      'PAS-2: success messages',
    ),
    wrongPassword: refused(400, 'Current password is incorrect', 'PAS-2: the server message if there is one'),
    notFound: refused(404, 'Not Found', 'PAS-1: the path is not confirmed'),
  },
} satisfies Record<string, Outcomes>;
