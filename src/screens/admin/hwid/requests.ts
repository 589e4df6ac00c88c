import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import type { Tone } from '#src/ui/Chip.tsx';

export type Decision = 'approve' | 'decline';

/** The words and the call of each decision (HWI-2). 'approveing' and 'declineing' are no typos (DEC-23). */
export const decisions = {
  approve: {
    label: 'Approve',
    endpoint: hwidRequests.approve,
    successMessage: 'HWID reset request approved successfully',
    errorMessage: 'Error approveing HWID reset request',
  },
  decline: {
    label: 'Decline',
    endpoint: hwidRequests.decline,
    successMessage: 'HWID reset request declined successfully',
    errorMessage: 'Error declineing HWID reset request',
  },
} as const;

export const statusTones: Record<HwidRequest['status'], Tone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  DECLINED: 'danger',
};

export const NO_USER = 'N/A';

/** Returns the name of the user who made the request. */
export const nameOf = ({ user }: Pick<HwidRequest, 'user'>) => user?.username ?? NO_USER;

/** Returns the question before a decision (HWI-2). */
export const questionOf = (request: Pick<HwidRequest, 'user'>, decision: Decision) =>
  `Are you sure you want to ${decision} the request for user ${nameOf(request)}?`;

/** Returns the effect of an approval, in one line (HWI-2). */
export const approvalNote = ({ requestHwid }: Pick<HwidRequest, 'requestHwid'>) =>
  `${APPROVAL}${requestHwid ? '' : ` ${NO_HWID_LEFT}`}`;
export const APPROVAL = "This will update the user's HWID to the new value.";
export const NO_HWID_LEFT = 'Approving leaves the user without an HWID.';

/** True while the request can be decided (HWI-3). */
export const isPending = ({ status }: Pick<HwidRequest, 'status'>) => status === 'PENDING';

/** Returns the pending row after the row `id`, or else the first pending row of the page. */
export function nextPending<Row extends Pick<HwidRequest, 'id' | 'status'>>(
  rows: readonly Row[],
  id: number,
): Row | undefined {
  const isOther = (row: Row) => isPending(row) && row.id !== id;
  const at = rows.findIndex((row) => row.id === id);
  return rows.slice(at + 1).find(isOther) ?? rows.find(isOther);
}

/** Returns the DOM id of a pending row's button. */
export const decisionId = (decision: Decision, id: number) => `${decision}-${id}`;
