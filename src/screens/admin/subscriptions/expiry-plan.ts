import type { AdminSubscription, SubscriptionEdit } from '#src/contract/admin/subscriptions.ts';
import { expiryTime, neverExpires, MAX_EXPIRY } from '#src/contract/expiry.ts';
import { parseInstant } from '#src/contract/wire-times.ts';
import { formatDateTime } from '#src/app/format-date.ts';
import { DAY } from '#src/lib/duration.ts';
import { RowSkipped } from '../list/bulk/bulk-action.ts';

export interface ExpiryPlan {
  /** The row at the time of planning. */
  row: AdminSubscription;
  expirationDate: string;
  isExpired: boolean;
}

/**
 * Plans an extension by days from the end, or from `now` if it has passed (SBS-4); undefined for a subscription
 * without an end.
 */
export function planExtension(row: AdminSubscription, days: number, now: number): ExpiryPlan | undefined {
  if (neverExpires(row.expirationDate)) return undefined;
  const end = expiryTime(row.expirationDate);
  const from = row.status === 'ACTIVE' && end > now ? end : now;
  return {
    row,
    expirationDate: new Date(Math.min(from + days * DAY, MAX_EXPIRY)).toISOString(),
    isExpired: false,
  };
}

/** Plans the end for now (SBS-5); undefined for an expired subscription. */
export const planEnd = (row: AdminSubscription, now: number): ExpiryPlan | undefined =>
  row.status === 'EXPIRED'
    ? undefined
    : { row, expirationDate: new Date(now).toISOString(), isExpired: true };

/**
 * Returns the body that gives a subscription its planned end and leaves the rest as it is now.
 * @param now the subscription read again
 * @throws RowSkipped if it has another end than the plan began with, so that a plan can be carried out only once
 */
export function bodyOf({ row, ...planned }: ExpiryPlan, now: AdminSubscription): SubscriptionEdit {
  const { user, product, expirationDate, pauseDate } = now;
  if (
    parseInstant(expirationDate ?? '') === parseInstant(planned.expirationDate) &&
    now.isExpired === planned.isExpired
  )
    throw new RowSkipped('Already has this end');
  if (expirationDate !== row.expirationDate || now.isExpired !== row.isExpired || now.status !== row.status)
    throw new RowSkipped(`Changed meanwhile: ${endWords(now)}`);
  if (!user || !product) throw new RowSkipped('Cannot be saved without a user and a product');
  return { ...planned, userId: user.id, productId: product.id, pauseDate: pauseDate ?? undefined };
}

/** Formats 'until 12 Dec 2026, 10:00' or 'ended 12 Dec 2026, 10:00'. */
const endWords = ({ status, expirationDate }: Pick<AdminSubscription, 'status' | 'expirationDate'>): string =>
  `${status === 'EXPIRED' ? 'ended' : 'until'} ${expirationDate ? formatDateTime(expirationDate) : 'no date'}`;
