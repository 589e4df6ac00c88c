import { failures, malformed, success } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const inviteOutcomes = {
  'invites.mine': {
    ...failures({ source: 'INV-1: failures fetching invitation codes are only logged' }),
    malformed: malformed(undefined),
    noCodes: { status: 200, body: { codes: [] }, source: 'INV-1: shown only when unused codes exist' },
    usedOnly: success(
      { codes: [{ id: 1, code: 'ALLUSED12345', status: 'USED' }] },
      'INV-1: shown only when unused codes exist',
    ),
    bareStrings: success({ codes: ['BARE12345678'] }, 'DEC-43: strings are understood', 'BARE12345678'),
  },
} satisfies Record<string, Outcomes>;
