import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#src/api/call.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { limits } from '#src/contract/limits.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { type BulkAction, BulkDialog } from '../list/BulkDialog.tsx';
import { Changes } from '../list/Changes.tsx';
import { rowsOfNow } from '../list/rows-of-now.ts';
import { bodyOf, endOf, planEnd, planExtension } from './planned-end.ts';
import { subscriptionName } from './subscription-name.ts';

export interface BulkEndDialogProps {
  rows: readonly AdminSubscription[];
  kind: 'extend' | 'end';
  onClose(left?: readonly number[]): void;
}

const MOST_DAYS = 3650;

/** Extends the chosen subscriptions by some days (SBS-4), or ends them now (SBS-5). */
export function BulkEndDialog({ rows, kind, onClose }: BulkEndDialogProps) {
  const cache = useQueryClient();
  const [days, setDays] = useState<number>(limits.plan.days);
  const [now] = useState(() => Math.floor(Date.now() / 1000) * 1000); // servers may drop milliseconds
  const plans = rows.flatMap(
    (row) => (kind === 'end' ? planEnd(row, now) : planExtension(row, days, now)) ?? [],
  );
  const ids = plans.map(({ row }) => row.id);

  const action: BulkAction = {
    words: kind === 'end' ? ['End', 'Ending', 'ended'] : ['Extend', 'Extending', 'extended'],
    failed: 'Error updating subscription',
    messageFields: ['error', 'message'],
    tone: kind === 'end' ? 'danger' : 'primary',
    refreshes: [adminSubscriptions.list, stats.read],
    begin() {
      const reading = rowsOfNow(cache, adminSubscriptions.list, ids);
      reading.catch(() => undefined); // each row tells
      const planOf = new Map(plans.map((plan) => [plan.row.id, plan]));
      return async (id) =>
        call(adminSubscriptions.update, { id, body: bodyOf(planOf.get(id)!, (await reading).get(id)) });
    },
  };
  return (
    <BulkDialog ids={ids} action={action} noun={['subscription', 'subscriptions']} onClose={onClose}>
      {kind === 'extend' && (
        <NumberField label="Days" min={1} max={MOST_DAYS} value={days} onChange={setDays} className="w-28" />
      )}
      <Changes
        changes={plans.map(({ row, ...planned }) => ({
          id: row.id,
          name: subscriptionName(row),
          before: endOf(row),
          after: endOf({ ...planned, status: planned.isExpired ? 'EXPIRED' : 'ACTIVE' }),
        }))}
      />
      {plans.length < rows.length && (
        <p className="text-muted">
          {`${pluralize(rows.length - plans.length, ['other has', 'others have'])} ended already.`}
        </p>
      )}
    </BulkDialog>
  );
}
