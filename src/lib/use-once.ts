import { useRef, useState } from 'react';

/**
 * Runs an action once at a time: a call while it is running is ignored, also a second one in the same task.
 * That takes a ref, since state is seen only by the next render. An action without a promise runs once and
 * never again.
 */
export function useOnce<Args extends unknown[], Result>(action: (...args: Args) => Result) {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);

  function run(...args: Args): Result | undefined {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    const result = action(...args);
    if (result instanceof Promise) {
      setBusy(true);
      const release = () => {
        isRunning.current = false;
        setBusy(false);
      };
      result.then(release, release);
    }
    return result;
  }
  return { run, busy };
}
