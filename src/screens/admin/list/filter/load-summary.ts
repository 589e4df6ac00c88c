import { Cancelled } from '#src/api/error.ts';
import { formatTime } from '#src/app/format-date.ts';
import { isWithoutToken } from '#src/data/query-client.ts';
import { formatCount, pluralize, type RowName } from '#src/lib/pluralize.ts';
import type { AllRows } from '#src/data/list/all-rows.ts';
import { failureReason } from '../ListBody.tsx';

/** Formats 'All 140 loaded at 12:03', and why rows are missing (LIS-15). */
export function loadSummary(full: AllRows<unknown>, noun: RowName): string {
  const { items, total, readAt, invalidCount, mayMissRows, error } = full;
  const ended = error instanceof Cancelled ? 'stopped' : full.ended;
  const time = formatTime(readAt);
  const parts = [
    ended &&
      `${formatCount(items.length)} of ${pluralize(total, noun)} loaded at ${time}, ${ENDINGS[ended]}.`,
    ended === 'limit' && 'Search to find the rest.',
    ended === 'failed' && reasonOf(error),
    !ended &&
      items.length + invalidCount < total &&
      `The server sent only ${formatCount(items.length)} of ${formatCount(total)}.`,
    invalidCount > 0 && `${pluralize(invalidCount, ['row', 'rows'])} could not be read.`,
    mayMissRows && 'The list changed while loading: rows may be missing.',
  ].filter(Boolean);
  if (parts.length === 0) return `All ${formatCount(items.length)} loaded at ${time}`;
  return [...(ended ? [] : [`Loaded at ${time}.`]), ...parts].join(' ');
}

const ENDINGS = {
  stopped: 'then you stopped',
  limit: 'newest first',
  failed: 'then the server failed',
};

/** Returns the reason why nothing could be read, at all or again. */
export const loadFailure = (error: unknown, isRead: boolean) =>
  `${isRead ? 'Refresh failed.' : 'Loading failed.'} ${reasonOf(error)}`;

/** Returns the reason of a failure; none for a missing token, which the user lists do not show (USR-6). */
const reasonOf = (error: unknown) => (isWithoutToken(error) ? '' : failureReason(error));
