import type { ActiveFault } from '../outcomes/override.ts';
import { wait } from '../server/chunked-body.ts';
import { passedShare } from '../server/consume-override.ts';

/** Maximum stall in milliseconds, longer than any client waits. */
const LONGEST_STALL = 600_000;

interface Upload {
  total: number;
  cut: () => void;
  signal: AbortSignal;
}

/** Passes the body of an upload through, up to the point at which its fault happens. */
export function applyUploadFault(active: ActiveFault, { total, cut, signal }: Upload) {
  const before = Math.round(total * passedShare(active));
  let passed = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      const undisturbed = Math.max(0, before - passed);
      passed += chunk.length;
      if (passed <= before) return controller.enqueue(chunk);
      if (undisturbed > 0) controller.enqueue(chunk.subarray(0, undisturbed));
      // a socket that is not read does not tell that the client has left, so a stall has an end
      if (active.is === 'upload stalls') await wait(LONGEST_STALL, signal);
      cut();
      throw new TypeError('The connection was lost');
    },
  });
}
