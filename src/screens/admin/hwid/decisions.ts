import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';

export type Decision = 'approve' | 'decline';

/**
 * What can be decided about a request, and the words for it (HWI-2; 'approveing' and 'declineing' are meant:
 * DEC-23).
 */
export const decisions = {
  approve: {
    label: 'Approve',
    endpoint: hwidRequests.approve,
    done: 'HWID reset request approved successfully',
    failed: 'Error approveing HWID reset request',
  },
  decline: {
    label: 'Decline',
    endpoint: hwidRequests.decline,
    done: 'HWID reset request declined successfully',
    failed: 'Error declineing HWID reset request',
  },
} as const;
