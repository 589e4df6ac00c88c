import { messageOf, SessionEnded } from '#src/api/error.ts';

/** How many calls are on their way at the same time. */
const concurrency = 4;

/** What became of each row of a bulk action. */
export interface BulkResult {
  done: number[];
  failed: { id: number; reason: string }[];
  /** Not begun: stopped by the person, or the session ended. */
  skipped: number[];
}

/**
 * Does one thing for many rows, a few at a time. A failure does not stop the others; `signal` stops before
 * the next row and lets those under way finish, so that the account is true.
 * @param failed text for a failure without the server's own words
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
