import { failures, malformed } from './failures.ts';
import type { Outcomes } from './outcome.ts';

export const inviteOutcomes = {
  'invites.mine': {
    ...failures({ source: 'INV-1: failures fetching invitation codes are only logged' }),
    malformed: malformed(undefined),
    noCodes: { status: 200, body: { codes: [] }, source: 'INV-1: shown only when unused codes exist' },
    usedOnly: {
      status: 200,
      body: { codes: [{ id: 1, code: 'ALLUSED12345', status: 'USED' }] },
      source: 'INV-1: shown only when unused codes exist',
    },
    bareStrings: {
      status: 200,
      body: { codes: ['BARE12345678'] },
      userSees: 'BARE12345678',
      source: 'DEC-43: strings are understood',
    },
  },
} satisfies Record<string, Outcomes>;
