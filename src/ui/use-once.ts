import { useEffect, useRef, useState } from 'react';

/** For an action that returns nothing: how long a second click counts as the same click. */
const doubleClick = 700;

/**
 * Lets an action run once at a time, however fast the clicks come: until its promise settles or `busy` falls.
 * The state of a mutation comes too late for this, it is only seen by the next render.
 */
export function useOnce(action: () => unknown, busy: boolean) {
  const running = useRef(false);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!busy) return;
    return () => {
      running.current = false;
    };
  }, [busy]);

  function run() {
    if (running.current || busy) return;
    running.current = true;
    const result = action();
    if (!(result instanceof Promise)) {
      setTimeout(() => (running.current = false), doubleClick);
      return;
    }
    setWaiting(true);
    const done = () => {
      running.current = false;
      setWaiting(false);
    };
    result.then(done, done); // who started the action tells how it went; here only that it is over
  }
  return { run, busy: busy || waiting };
}
