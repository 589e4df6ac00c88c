import type { QueryClient } from '@tanstack/react-query';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { withRateLimitPauses } from '#src/api/wait.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { findRow } from '#src/data/list/find-row.ts';
import { REQUESTS_AT_ONCE } from '#src/data/list/list-endpoint.ts';
import { reload } from '#src/data/list/reload.ts';
import { failureOf } from '#src/data/use-write.ts';
import { formatCount, pluralize } from '#src/lib/pluralize.ts';
import { type Bulk, type BulkAction, type RowResult, RowSkipped } from './bulk-action.ts';

interface Running<Row> extends Pick<Bulk<Row>, 'rows' | 'noun' | 'list'> {
  /** Once aborted, no further row is begun; calls in progress finish, so that the result is accurate. */
  signal: AbortSignal;
  onProgress(finished: number): void;
}

/**
 * Runs an action for many rows, four at a time, reading each again first; failures do not stop it. An unknown row is
 * sent as loaded (LIS-14). Refetches the list. Stores the progress in this tab until `forget` is called, after the result was shown (LIS-17).
 */
export async function runBulk<Row extends { id: number }>(
  cache: QueryClient,
  action: BulkAction<Row>,
  { rows, noun, list, signal, onProgress }: Running<Row>,
) {
  const { endpoint, words, invalidates = [] } = action;
  const { username } = sessionScope.current;
  const ends: RowResult<Row>[] = [];
  const that = (is: RowResult<Row>['is']) => ends.filter((end) => end.is === is);
  let underWay = 0;
  let hasSessionEnded = false;

  function report(start = 'Interrupted: ') {
    const lost = underWay + that(LOST).length;
    const text = `${start}${formatCount(that('done').length)} of ${pluralize(rows.length, noun)} ${words[2]}`;
    resumeState.noteWork(username, list.path, lost > 0 ? `${text}. ${lost} more ${LOST}` : text);
    onProgress(ends.length);
  }
  async function send(row: Row) {
    const found = await findRow(cache, list, row, signal);
    signal.throwIfAborted();
    if (found.is === 'deleted') throw new RowSkipped(NOT_FOUND);
    const sending = action.send(row, found.is === 'there' ? (found.row as Row) : row);
    underWay += 1;
    report();
    await sending.finally(() => (underWay -= 1));
  }
  async function run(row: Row) {
    if (hasSessionEnded || signal.aborted) return void ends.push({ row, is: 'not started' });
    try {
      await withRateLimitPauses(() => send(row), signal);
      ends.push({ row, is: 'done' });
    } catch (error) {
      hasSessionEnded ||= error instanceof SessionEnded;
      const wasRead = signal.aborted && error === signal.reason; // and nothing was sent
      ends.push({ row, ...(wasRead ? { is: 'not started' } : endOf(error, action)) });
    }
    report();
  }
  for (let at = 0; at < rows.length; at += REQUESTS_AT_ONCE) {
    await Promise.all(rows.slice(at, at + REQUESTS_AT_ONCE).map(run));
  }
  await reload(cache, [list, ...invalidates], { endpoint, rows: that('done').map(({ row }) => row) });
  if (!hasSessionEnded) report('');
  const rest = (['skipped', 'failed', LOST, 'not started'] as const).filter((is) => that(is).length > 0);
  return {
    ends,
    /** Text such as '3 products deleted, 1 failed'. */
    summary: [
      `${pluralize(that('done').length, noun)} ${words[2]}`,
      ...rest.map((is) => `${that(is).length} ${is}`),
    ].join(', '),
    remaining: [...that('failed'), ...that(LOST), ...that('not started')].map(({ row }) => row),
    changed: that('done').map(({ row }) => row),
    /** True if the session ended; the stored progress is then shown after the next sign-in. */
    hasSessionEnded,
    /** Deletes the stored progress. */
    forget: () => resumeState.noteWork(username, list.path, undefined),
  };
}

function endOf(error: unknown, { errorMessage, messageFields }: BulkAction<never>) {
  const isGone = error instanceof ApiError && error.status === 404; // deleted by another user
  const reason = failureOf(error, isGone ? NOT_FOUND : errorMessage, messageFields).texts.join('. ');
  if (error instanceof RowSkipped) return { is: 'skipped', reason: error.message } as const;
  return { is: error instanceof ApiError && error.mayHaveSucceeded ? LOST : 'failed', reason } as const;
}

const NOT_FOUND = 'Row not found';
const LOST = 'may have gone through';
