import { PENDING_HWID } from '#src/contract/admin/stats.ts';
import type { Outcomes } from '../outcome.ts';
import { readOutcomes } from './lists.ts';

const users = { label: 'Users', value: 140, change: 2.2, detail: '3 joined this week' };

export const statsOutcomes = {
  'stats.read': {
    ...readOutcomes('Failed to fetch stats'),
    noBadges: {
      status: 200,
      body: { stats: [users], badges: [] },
      userSees: '140',
      offContract: true,
      source: 'DEC-63, DEC-68: fewer than three cards, an empty map as a list',
    },
    nonePending: {
      status: 200,
      body: { stats: [users], badges: { [PENDING_HWID]: 0 } },
      source: 'ADM-1: a badge when the count is above 0',
    },
    changeAsText: {
      status: 200,
      body: { stats: [{ ...users, change: '-12%' }], badges: {} },
      userSees: '-12%',
      source: 'DEC-63: number or text',
    },
  },
} satisfies Record<string, Outcomes>;
