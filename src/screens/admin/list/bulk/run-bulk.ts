import type { QueryClient } from '@tanstack/react-query';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { patiently } from '#src/api/patiently.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { findRow } from '#src/data/list/find-row.ts';
import { REQUESTS_AT_ONCE } from '#src/data/list/list-endpoint.ts';
import { reload } from '#src/data/list/reload.ts';
import { failureOf, Refused } from '#src/data/use-write.ts';
import { formatCount, pluralize } from '#src/lib/pluralize.ts';
import { type Bulk, type BulkAction, type RowEnd, RowSkipped } from './bulk-action.ts';
import { runNote } from './InterruptedRun.tsx';

interface Running<Row> extends Pick<Bulk<Row>, 'rows' | 'noun' | 'list'> {
  /** Prevents further calls, and lets those under way finish, so that the result is accurate. */
  signal: AbortSignal;
  onProgress(finished: number): void;
}

/**
 * Carries out an action for many rows, four at a time; failures do not stop it. Reloads
 * the list, and keeps the note of what was done where the end of the session interrupted it (LIS-17).
 */
export async function runBulk<Row extends { id: number }>(
  cache: QueryClient,
  action: BulkAction<Row>,
  { rows, noun, list, signal, onProgress }: Running<Row>,
) {
  const { endpoint, words, refreshes = [] } = action;
  const { username } = sessionScope.current;
  const ends: RowEnd<Row>[] = [];
  const that = (is: RowEnd<Row>['is']) => ends.filter((end) => end.is === is);
  let unanswered = 0;
  let hasSessionEnded = false;

  function report() {
    const text = `Interrupted: ${formatCount(that('done').length)} of ${pluralize(rows.length, noun)} ${words[2]}.`;
    const more = unanswered > 0 ? ` Up to ${unanswered} more may be.` : '';
    runNote.write({ username, list: list.path, text: text + more });
    onProgress(ends.length);
  }
  async function readAgain(row: Row): Promise<Row> {
    const found = await findRow(cache, list, row, signal);
    signal.throwIfAborted();
    if (found.is === 'there') return found.row as unknown as Row;
    if (found.is === 'deleted') throw new RowSkipped(NOT_FOUND);
    throw found.error ?? new Refused('Could not be checked. Nothing was sent');
  }
  async function run(row: Row) {
    if (hasSessionEnded || signal.aborted) return void ends.push({ row, is: 'not started' });
    unanswered += 1;
    report();
    try {
      await patiently(() => action.act(row, () => readAgain(row)), signal);
      ends.push({ row, is: 'done' });
      unanswered -= 1;
    } catch (error) {
      if (!(error instanceof ApiError && error.isUnanswered)) unanswered -= 1; // a reload ends the calls before the page
      hasSessionEnded ||= error instanceof SessionEnded;
      const wasRead = signal.aborted && error === signal.reason; // and nothing was sent
      ends.push({ row, ...(wasRead ? { is: 'not started' } : endOf(error, action)) });
    }
    report();
  }
  for (let at = 0; at < rows.length; at += REQUESTS_AT_ONCE) {
    await Promise.all(rows.slice(at, at + REQUESTS_AT_ONCE).map(run));
  }
  await reload(cache, [list, ...refreshes], { endpoint, rows: that('done').map(({ row }) => row) });
  if (!hasSessionEnded) runNote.forget();
  const rest = (['skipped', 'failed', 'not started'] as const).filter((is) => that(is).length > 0);
  return {
    ends,
    /** '3 products deleted, 1 failed' */
    summary: [
      `${pluralize(that('done').length, noun)} ${words[2]}`,
      ...rest.map((is) => `${that(is).length} ${is}`),
    ].join(', '),
    remaining: [...that('failed'), ...that('not started')].map(({ row }) => row),
    /** Then the note tells what was done. */
    hasSessionEnded,
  };
}

function endOf(error: unknown, { failed, messageFields }: BulkAction<never>) {
  const isGone = error instanceof ApiError && error.status === 404; // somebody else has deleted it
  const reason = failureOf(error, isGone ? NOT_FOUND : failed, messageFields).texts.join('. ');
  if (error instanceof RowSkipped) return { is: 'skipped', reason: error.message } as const;
  return { is: 'failed', reason } as const;
}

const NOT_FOUND = 'No longer found';
