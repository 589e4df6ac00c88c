import { ApiError, type MessageFields, messageOf, SessionEnded } from '#src/api/error.ts';
import { RowNotFound } from '#src/data/current-rows.ts';
import { REQUESTS_AT_ONCE } from '#src/data/list-endpoint.ts';

interface NotDone {
  id: number;
  reason: string;
}

/** Reason for a row that somebody else has deleted. */
const NOT_FOUND = 'No longer found';

/** Thrown for a row that is left as it is, with the reason: 'Is approved already'. */
export class RowSkipped extends Error {}

/** The outcome for each row of a bulk action. */
export interface BulkResult {
  done: number[];
  failed: NotDone[];
  /** Rows that needed nothing, or must not be changed any more. */
  skipped: NotDone[];
  /** Rows that were not begun, because the user stopped it or the session ended. */
  notStarted: number[];
  hasSessionEnded: boolean;
}

/** Progress of a bulk action. */
export interface BulkProgress {
  done: number;
  /** Rows with an outcome. */
  finished: number;
  /** Rows that were begun, with an outcome or without. */
  begun: number;
  /** Finished rows without an answer, which may have been changed: a reload ends the calls before the page. */
  unanswered: number;
}

interface RunOptions {
  /** Default text of a failure. */
  failed: string;
  messageFields?: MessageFields | undefined;
  signal: AbortSignal;
  onProgress(progress: BulkProgress): void;
  /** Called before the rows that are changed at the same time. */
  onGroup?(): void;
}

/**
 * Runs an action for many rows, in groups of four at the same time. Failures do not stop it; `signal` prevents further calls and
 * lets the running ones finish, so that the result is accurate.
 */
export async function runAll(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { failed, messageFields, signal, onProgress, onGroup }: RunOptions,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [], skipped: [], notStarted: [], hasSessionEnded: false };
  let begun = 0;
  let unanswered = 0;
  function report() {
    const done = result.done.length;
    onProgress({ done, begun, unanswered, finished: done + result.failed.length + result.skipped.length });
  }
  async function run(id: number) {
    if (result.hasSessionEnded || signal.aborted) return void result.notStarted.push(id);
    begun += 1;
    report();
    try {
      await act(id);
      result.done.push(id);
    } catch (error) {
      if (hasStatus(error, 0)) unanswered += 1;
      result.hasSessionEnded ||= error instanceof SessionEnded;
      if (error instanceof RowNotFound) result.skipped.push({ id, reason: NOT_FOUND });
      else if (error instanceof RowSkipped) result.skipped.push({ id, reason: error.message });
      else
        result.failed.push({
          id,
          reason: messageOf(error, hasStatus(error, 404) ? NOT_FOUND : failed, messageFields),
        });
    }
    report();
  }
  for (let at = 0; at < ids.length; at += REQUESTS_AT_ONCE) {
    onGroup?.();
    await Promise.all(ids.slice(at, at + REQUESTS_AT_ONCE).map(run));
  }
  return result;
}

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
