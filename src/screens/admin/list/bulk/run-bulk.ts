import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf, SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { currentRows, RowNotFound } from '#src/data/current-rows.ts';
import { REQUESTS_AT_ONCE } from '#src/data/list-endpoint.ts';
import { reload } from '#src/data/reload.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { type BulkAction, type BulkProgress, type BulkResult, RowSkipped } from './bulk-action.ts';
import { bulkRecord } from './bulk-record.ts';

/** Reason for a row that somebody else has deleted. */
const NOT_FOUND = 'No longer found';

interface Running {
  noun: RowName;
  /** Prevents further calls, and lets those under way finish, so that the result is accurate. */
  signal: AbortSignal;
  onProgress(progress: BulkProgress): void;
}

/**
 * Carries out an action for many rows, four at a time, which are read again together; failures do not stop it. Reloads
 * the list, and keeps the record of what was done where the end of the session interrupted it (LIS-17).
 */
export async function runBulk(
  cache: QueryClient,
  action: BulkAction<any>,
  ids: readonly number[],
  { noun, signal, onProgress }: Running,
): Promise<BulkResult> {
  const { list, endpoint, nameOf, failed: defaultText, messageFields, words, refreshes = [] } = action;
  const { username } = sessionScope.current;
  const done: number[] = [];
  const failed: BulkResult['notDone'][number][] = [];
  const skipped: BulkResult['notDone'][number][] = [];
  const notStarted: number[] = [];
  let begun = 0;
  let unanswered = 0;
  let hasSessionEnded = false;
  let read = currentRows(cache, list, nameOf);

  function report() {
    const finished = done.length + failed.length + skipped.length;
    const progress = { done: done.length, begun, unanswered, finished };
    bulkRecord.write({ ...progress, username, list: list.path, total: ids.length, noun, word: words[2] });
    onProgress(progress);
  }
  async function run(id: number) {
    if (hasSessionEnded || signal.aborted) return void notStarted.push(id);
    begun += 1;
    report();
    try {
      await action.act(id, (row) => read(row));
      done.push(id);
    } catch (error) {
      if (hasStatus(error, 0)) unanswered += 1;
      hasSessionEnded ||= error instanceof SessionEnded;
      if (error instanceof RowNotFound) skipped.push({ id, reason: NOT_FOUND });
      else if (error instanceof RowSkipped) skipped.push({ id, reason: error.message });
      else {
        const text = hasStatus(error, 404) ? NOT_FOUND : defaultText;
        failed.push({ id, reason: messageOf(error, text, messageFields) });
      }
    }
    report();
  }
  for (let at = 0; at < ids.length; at += REQUESTS_AT_ONCE) {
    read = currentRows(cache, list, nameOf);
    await Promise.all(ids.slice(at, at + REQUESTS_AT_ONCE).map(run));
  }
  void reload(cache, [list, ...refreshes], { endpoint, ids: done });
  if (!hasSessionEnded) bulkRecord.forget();
  return {
    summary: [
      `${pluralize(done.length, noun)} ${words[2]}`,
      skipped.length > 0 && `${skipped.length} skipped`,
      failed.length > 0 && `${failed.length} failed`,
      notStarted.length > 0 && `${notStarted.length} not started`,
    ]
      .filter(Boolean)
      .join(', '),
    notDone: [...failed, ...skipped],
    notStarted: notStarted.length,
    remaining: [...failed.map(({ id }) => id), ...notStarted],
    hasSessionEnded,
  };
}

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
