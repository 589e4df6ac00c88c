import { call } from '#src/api/call.ts';
import { timings } from '#src/app/timings.ts';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { wait } from '#src/lib/wait.ts';
import { type BulkAction, BulkDialog } from '../list/bulk/BulkDialog.tsx';
import { Changes } from '../list/bulk/Changes.tsx';
import { RowSkipped } from '../list/bulk/run-all.ts';
import { type Decision, decisions, isPending, nameOf, NO_HWID_LEFT } from './requests.ts';

export interface BulkDecideDialogProps {
  rows: readonly HwidRequest[];
  decision: Decision;
  onClose(remainingIds?: readonly number[]): void;
}

const words = {
  approve: ['Approve', 'Approving', 'approved'],
  decline: ['Decline', 'Declining', 'declined'],
} as const;

/** Approves or declines those of the chosen requests that are pending (HWI-6). */
export function BulkDecideDialog({ rows, decision, onClose }: BulkDecideDialogProps) {
  const pending = rows.filter(isPending);
  const ids = pending.map(({ id }) => id);
  const isApproval = decision === 'approve';
  const bare = pending.filter(({ requestHwid }) => !requestHwid).length;

  const action: BulkAction<typeof hwidRequests.list> = {
    list: hwidRequests.list,
    endpoint: decisions[decision].endpoint,
    words: words[decision],
    failed: decisions[decision].failed,
    tone: isApproval ? 'primary' : 'danger',
    warning: isApproval && bare > 0 ? `${bare} without a new HWID. ${NO_HWID_LEFT}` : undefined,
    async act(id, readCurrent) {
      const row = await readCurrent();
      if (!isPending(row)) throw new RowSkipped(`Is ${row.status.toLowerCase()} already`);
      await call(decisions[decision].endpoint, { id });
      await wait(timings.hwidReload);
    },
  };
  return (
    <BulkDialog ids={ids} action={action} noun={['request', 'requests']} onClose={onClose}>
      <Changes
        changes={pending.map((row) => ({
          id: row.id,
          name: nameOf(row),
          before: isApproval ? <Hwid value={row.currentHwid} /> : 'Pending',
          after: isApproval ? <Hwid value={row.requestHwid} /> : 'Declined',
        }))}
      />
      {pending.length < rows.length && (
        <p className="text-muted">
          {`${pluralize(rows.length - pending.length, ['other is', 'others are'])} decided already.`}
        </p>
      )}
    </BulkDialog>
  );
}

const Hwid = ({ value }: { value: string | null }) =>
  value ? (
    <span dir="ltr" translate="no" className="mono text-xs break-all">
      {value}
    </span>
  ) : (
    'N/A'
  );
