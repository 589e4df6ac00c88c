import { jwt } from '#src/contract/session.ts';
import { gone, refusal, refused } from '../failures.ts';
import type { Outcome, Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes, readOutcomes } from './lists.ts';

/** A 401 that remains after the refresh. */
const missingTokenForGood: Outcome = refusal(
  401,
  { message: jwt.missing },
  'USR-6: silently ignored on the user-list screens',
);

export const userOutcomes = {
  'users.list': { ...listOutcomes('Error fetching users', 'users'), missingTokenForGood },
  'users.refs': { ...readOutcomes('Error fetching users'), missingTokenForGood },
  'users.update': {
    ...actionOutcomes('Error updating user', 'Saving...'),
    duplicateDiscord: refused(
      400,
      'This Discord account is linked to another user',
      'USR-1: the server’s message is preferred',
    ),
    gone: gone('User'),
  },
  'users.remove': {
    ...actionOutcomes('Error deleting user', 'Deleting...'),
    ownAccount: refused(409, 'You cannot delete your own account', 'DEC-83: a server may refuse it'),
    gone: gone('User'),
  },
  'users.addSubscription': {
    ...actionOutcomes('Error adding subscription'),
    pastDate: refused(400, 'The expiration date must be in the future', 'USR-1: server message if present'),
    gone: gone('User'),
  },
} satisfies Record<string, Outcomes>;
