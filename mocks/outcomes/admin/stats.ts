import { PENDING_HWID } from '#src/contract/admin/stats.ts';
import { offContract, success } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { readOutcomes } from './lists.ts';

const users = { label: 'Users', value: 140, change: 2.2, detail: '3 joined this week' };

export const statsOutcomes = {
  'stats.read': {
    ...readOutcomes('Failed to fetch stats'),
    noBadges: offContract(
      success(
        { stats: [users], badges: [] },
        'DEC-63, DEC-68: fewer than three cards, an empty map as a list',
        '140',
      ),
    ),
    nonePending: success(
      { stats: [users], badges: { [PENDING_HWID]: 0 } },
      'ADM-1: a badge when the count is above 0',
    ),
    changeAsText: success(
      { stats: [{ ...users, change: '-12%' }], badges: {} },
      'DEC-63: number or text',
      '-12%',
    ),
  },
} satisfies Record<string, Outcomes>;
