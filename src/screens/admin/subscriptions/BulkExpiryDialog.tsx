import { useRef, useState } from 'react';
import { formatDateTime } from '#src/app/format-date.ts';
import { call } from '#src/api/call.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { limits } from '#src/contract/limits.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import type { Bulk, BulkAction } from '../list/bulk/bulk-action.ts';
import { BulkDialog } from '../list/bulk/BulkDialog.tsx';
import { Changes } from '../list/bulk/Changes.tsx';
import { bodyOf, planEnd, planExtension } from './expiry-plan.ts';
import { subscriptionName } from './subscription-name.ts';

export interface BulkExpiryDialogProps extends Bulk<AdminSubscription> {
  kind: 'extend' | 'end';
}

const MOST_DAYS = 3650;

/** Extends the chosen subscriptions by some days (SBS-4), or ends them now (SBS-5). */
export function BulkExpiryDialog({ kind, ...bulk }: BulkExpiryDialogProps) {
  const { rows } = bulk;
  const field = useRef<HTMLDivElement>(null);
  const daysField = {
    get current() {
      return field.current?.querySelector('input') ?? null;
    },
  };
  const [days, setDays] = useState<number>(limits.plan.days);
  const [now] = useState(() => Math.floor(Date.now() / 1000) * 1000); // servers may drop milliseconds
  const planOf = (row: AdminSubscription) =>
    kind === 'end' ? planEnd(row, now) : planExtension(row, days, now);
  const plans = rows.flatMap((row) => planOf(row) ?? []);

  const action: BulkAction<AdminSubscription> = {
    endpoint: adminSubscriptions.update,
    words:
      kind === 'end'
        ? ['End', 'Ending', 'ended']
        : ['Extend', 'Extending', `extended by ${pluralize(days, ['day', 'days'])}`],
    errorMessage: 'Error updating subscription',
    messageFields: ['error', 'message'],
    tone: kind === 'end' ? 'danger' : 'primary',
    invalidates: [users.list, stats.read],
    send: (row, now) => call(adminSubscriptions.update, { id: row.id, body: bodyOf(planOf(row)!, now) }),
  };
  return (
    <BulkDialog
      {...bulk}
      rows={plans.map(({ row }) => row)}
      action={action}
      initialFocus={kind === 'extend' ? daysField : undefined}
    >
      {kind === 'extend' && (
        <div ref={field} className="w-28">
          <NumberField
            label="Days"
            min={1}
            max={MOST_DAYS}
            value={days}
            onChange={(next) => !Number.isNaN(next) && setDays(next)}
          />
        </div>
      )}
      <ClockNotice />
      <Changes
        heads={['Subscription', 'Ends', 'New end']}
        changes={plans.map(({ row, ...planned }) => ({
          id: row.id,
          name: subscriptionName(row),
          before: <End {...row} />,
          after: <End {...planned} status={planned.isExpired ? 'EXPIRED' : 'ACTIVE'} />,
        }))}
      />
      {plans.length < rows.length && (
        <p className="text-muted">
          {kind === 'end'
            ? `${pluralize(rows.length - plans.length, ['other has', 'others have'])} already ended.`
            : `${pluralize(rows.length - plans.length, ['other never ends', 'others never end'])}: skipped.`}
        </p>
      )}
    </BulkDialog>
  );
}

/** An end below the head 'Ends'; a date breaks on the smallest phones alone. */
const End = ({ status, expirationDate }: Pick<AdminSubscription, 'status' | 'expirationDate'>) => (
  <>
    {status === 'EXPIRED' && 'ended '}
    <span className="min-[24rem]:whitespace-nowrap">
      {expirationDate ? formatDateTime(expirationDate) : 'no date'}
    </span>
  </>
);
