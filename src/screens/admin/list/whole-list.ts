import { SessionEnded } from '#src/api/error.ts';
import { formatTime } from '#src/app/format-date.ts';
import { isWithoutToken } from '#src/data/query-client.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { failureReason } from './ListBody.tsx';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { pagesOf, REQUESTS_AT_ONCE } from './read-all.ts';

/** The most rows that are held in the browser (LIS-15). */
export const MOST_ROWS = 20_000;

/** What was read of a list, newest row first, and how far that is the whole of it (LIS-15). */
export interface WholeList<Row> {
  /** Named as in a page, by which writes look for a row in whatever is shown (LIS-9). */
  items: Row[];
  /** The number of rows, as the server's last reply said. */
  total: number;
  /** How many rows were invalid and are missing. */
  unread: number;
  /** When the reading began, in milliseconds since 1970. */
  readAt: number;
  /** Whether rows came or went while it was read. */
  hasChanged: boolean;
  /** Why the reading ended before the last row. */
  ended?: 'stopped' | 'full' | 'failed' | undefined;
  /** Of `failed`. */
  error?: unknown;
}

interface Reading {
  /** Ends the reading; what has come by then stays. */
  signal: AbortSignal;
  onProgress(read: number, total: number): void;
}

/**
 * Reads all rows that match a search, newest first, several pages at once and at most `MOST_ROWS`. What a stop or a
 * failure leaves unread is said by the result.
 * @throws what `call` throws, if nothing was read; SessionEnded always
 */
export async function readWhole<E extends ListEndpoint>(
  endpoint: E,
  search: string,
  { signal, onProgress }: Reading,
): Promise<WholeList<RowOf<E>>> {
  const rows = new Map<number, RowOf<E>>();
  const whole = { total: 0, unread: 0, readAt: Date.now(), hasChanged: false };
  const result = (ended?: WholeList<never>['ended'], error?: unknown) => ({
    ...whole,
    items: [...rows.values()].slice(0, MOST_ROWS),
    ended,
    error,
  });
  try {
    for await (const page of pagesOf(endpoint, { search, descending: true }, signal, REQUESTS_AT_ONCE)) {
      const items = page.items as RowOf<E>[];
      const isFirst = rows.size === 0;
      // a row that is added moves the others to the next page, where they are met again
      whole.hasChanged ||= !isFirst && (page.total !== whole.total || items.some(({ id }) => rows.has(id)));
      whole.total = page.total;
      whole.unread += page.unread;
      for (const row of items) rows.set(row.id, row);
      onProgress(rows.size, page.total);
      if (rows.size >= MOST_ROWS && page.total > rows.size) return result('full');
    }
    return result();
  } catch (error) {
    if (rows.size === 0 || error instanceof SessionEnded) throw error;
    return signal.aborted ? result('stopped') : result('failed', error);
  }
}

/** '5,000 of 5,012 keys, as of 12:03', and what is known about the difference (LIS-15). */
export function truthOf(whole: WholeList<unknown>, [one, many]: RowName): string {
  const { items, total, readAt, unread, hasChanged, ended, error } = whole;
  const read = items.length.toLocaleString('en');
  const amount =
    items.length > total
      ? `${read} ${many} read, ${total.toLocaleString('en')} there at the end`
      : `${read} of ${pluralize(total, [one, many])}`;
  return [
    `${amount}, as of ${formatTime(readAt)}.`,
    ended === 'stopped' && 'Stopped: the newest were read.',
    ended === 'full' &&
      `The newest: at most ${MOST_ROWS.toLocaleString('en')} are read, a search finds others.`,
    ended === 'failed' && `Then reading failed. ${reasonOf(error)}`,
    unread > 0 && `${pluralize(unread, ['row', 'rows'])} could not be read.`,
    hasChanged && 'The list changed while it was read.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why nothing could be read. The user lists keep silent about a missing token (USR-6). */
export const reasonOf = (error: unknown) => (isWithoutToken(error) ? '' : failureReason(error));
