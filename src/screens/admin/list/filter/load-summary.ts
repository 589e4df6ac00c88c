import { formatTime } from '#src/app/format-date.ts';
import { isWithoutToken } from '#src/data/query-client.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import type { FullList } from '../full-list.ts';
import { failureReason } from '../ListBody.tsx';
import { MAX_ROWS } from './use-whole.ts';

/** 'As of 12:03', and in what the rows that were read are not the whole list (LIS-15). */
export function loadSummary(full: FullList<unknown>, noun: RowName): string {
  const { items, total, readAt, invalidCount, hasMoved, ended, error } = full;
  const time = formatTime(readAt);
  const parts = [
    ended && `The newest ${count(items.length)} of ${pluralize(total, noun)}, as of ${time}.`,
    ended === 'stopped' && 'Stopped by you.',
    ended === 'limit' && `At most ${count(MAX_ROWS)} are read, a search finds others.`,
    ended === 'failed' && `Then reading failed. ${reasonOf(error)}`,
    !ended &&
      items.length + invalidCount < total &&
      `The server sent ${count(items.length)} of ${count(total)}.`,
    invalidCount > 0 && `${pluralize(invalidCount, ['row', 'rows'])} could not be read.`,
    hasMoved && 'Rows were deleted while it was read, others may be missing.',
  ].filter(Boolean);
  return [...(ended ? [] : [`As of ${time}${parts.length > 0 ? '.' : ''}`]), ...parts].join(' ');
}

const count = (rows: number) => rows.toLocaleString('en');

/** Reason why nothing could be read, at all or again. */
export const loadFailure = (error: unknown, isRead: boolean) =>
  `${isRead ? 'Reading again failed.' : 'Nothing was read.'} ${reasonOf(error)}`;

/** The user lists keep silent about a missing token (USR-6). */
const reasonOf = (error: unknown) => (isWithoutToken(error) ? '' : failureReason(error));
