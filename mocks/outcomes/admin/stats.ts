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
      says: '140',
      odd: true,
      why: 'DEC-63, DEC-68: fewer than three cards, an empty map as a list',
    },
    nonePending: {
      status: 200,
      body: { stats: [users], badges: { [PENDING_HWID]: 0 } },
      why: 'ADM-1: a badge when the count is above 0',
    },
    changeAsText: {
      status: 200,
      body: { stats: [{ ...users, change: '-12%' }], badges: {} },
      says: '-12%',
      why: 'DEC-63: number or text',
    },
  },
} satisfies Record<string, Outcomes>;
