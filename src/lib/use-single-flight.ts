import { useRef, useState } from 'react';

/**
 * Returns `run`, which ignores calls until the action's promise has settled, and `busy`. An action without a promise
 * runs only once.
 */
export function useSingleFlight<Args extends unknown[], Result>(action: (...args: Args) => Result) {
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
