import { messageOf, SessionEnded } from '#src/api/error.ts';

/** The number of concurrent calls. */
const concurrency = 4;

/** The outcome for each row of a bulk action. */
export interface BulkResult {
  done: number[];
  failed: { id: number; reason: string }[];
  /** Not started, because the user stopped it or the session ended. */
  skipped: number[];
}

/**
 * Runs an action for many rows, a few at a time. Failures do not stop it; `signal` prevents further calls and
 * lets the running ones finish, so that the result is accurate.
 * @param failed default text of a failure
 */
export async function runAll(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { failed, signal, onProgress }: { failed: string; signal: AbortSignal; onProgress(finished: number): void },
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [], skipped: [] };
  const waiting = [...ids];
  let isOver = false;

  async function worker() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (isOver || signal.aborted) {
        result.skipped.push(id);
        continue;
      }
      try {
        await act(id);
        result.done.push(id);
      } catch (error) {
        isOver ||= error instanceof SessionEnded;
        result.failed.push({ id, reason: messageOf(error, failed) });
      }
      onProgress(result.done.length + result.failed.length);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return result;
}
