import { type MessageFields, messageOf, SessionEnded } from '#src/api/error.ts';

/** The number of concurrent calls. */
const concurrency = 4;

interface NotDone {
  id: number;
  reason: string;
}

/** Thrown for a row that is left as it is, with the reason: 'Is approved already'. */
export class LeftAlone extends Error {}

/** The outcome for each row of a bulk action. */
export interface BulkResult {
  done: number[];
  failed: NotDone[];
  /** What needed nothing, or must not be touched any more. */
  spared: NotDone[];
  /** Not started, because the user stopped it or the session ended. */
  skipped: number[];
}

interface RunOptions {
  /** Default text of a failure. */
  failed: string;
  messageFields?: MessageFields | undefined;
  signal: AbortSignal;
  onProgress(finished: number): void;
}

/**
 * Runs an action for many rows, a few at a time. Failures do not stop it; `signal` prevents further calls and
 * lets the running ones finish, so that the result is accurate.
 */
export async function runAll(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { failed, messageFields, signal, onProgress }: RunOptions,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [], spared: [], skipped: [] };
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
        if (error instanceof LeftAlone) result.spared.push({ id, reason: error.message });
        else result.failed.push({ id, reason: messageOf(error, failed, messageFields) });
      }
      onProgress(result.done.length + result.failed.length + result.spared.length);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return result;
}
