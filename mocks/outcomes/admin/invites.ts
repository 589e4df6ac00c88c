import { gone, messageOutcomes, refusal, refused, success } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes } from './lists.ts';

const NOBODY = '0 codes generated for 0 users';
const IN_FIELD = 'INC-3: a server 400 shows the message inline in the field';

export const adminInviteOutcomes = {
  'adminInvites.list': listOutcomes('Error fetching invite codes', 'invite codes'),
  'adminInvites.update': {
    ...actionOutcomes('Error updating code', 'Saving...'),
    duplicateCode: refused(400, 'Code already exists', IN_FIELD),
    badRequestWithoutMessage: refusal(400, {}, IN_FIELD, 'Error updating code'),
    gone: gone('Invite code'),
  },
  'adminInvites.remove': {
    ...actionOutcomes('Error deleting code', 'Deleting...'),
    gone: gone('Invite code'),
  },
  'adminInvites.generate': {
    ...actionOutcomes('Error generating codes', 'Generating...'),
    ownerGone: gone('User'),
  },
  'adminInvites.massGenerate': {
    ...actionOutcomes('Error mass generating codes', 'Generating...'),
    ...messageOutcomes(
      '12 codes generated for 6 users',
      'Codes generated successfully',
      'INC-1: response message; the default is ours (DEC-88)',
    ),
    nobody: success({ message: NOBODY }, 'INC-1: response message', NOBODY),
  },
} satisfies Record<string, Outcomes>;
