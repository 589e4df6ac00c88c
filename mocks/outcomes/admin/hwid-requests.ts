import { gone, refused, success } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes } from './lists.ts';

const processed = refused(
  409,
  'This request has already been processed',
  'HWI-2: only PENDING requests can be acted on (DEC-65)',
);

export const hwidRequestOutcomes = {
  'hwidRequests.list': {
    ...listOutcomes('Error fetching HWID reset requests', 'requests'),
    noPendingCount: success(
      {
        items: [
          {
            id: 1,
            user: { username: 'premium' },
            currentHwid: null,
            requestHwid: null,
            reason: 'New board',
            requestIp: null,
            status: 'PENDING',
            createdDate: '2026-01-15T09:00:00.000Z',
          },
        ],
        total: 1,
      },
      'HWI-1: pendingCount is optional',
      'N/A',
    ),
  },
  'hwidRequests.approve': {
    ...actionOutcomes('Error approveing HWID reset request'),
    alreadyProcessed: processed,
    gone: gone('HWID reset request'),
  },
  'hwidRequests.decline': {
    ...actionOutcomes('Error declineing HWID reset request'),
    alreadyProcessed: processed,
    gone: gone('HWID reset request'),
  },
} satisfies Record<string, Outcomes>;
