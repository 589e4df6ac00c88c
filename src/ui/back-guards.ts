import { useEffect, useEffectEvent } from 'react';

const guards: (() => void)[] = [];

/** Calls `ask` on Back instead of leaving while `isActive`, so that typed text is not lost (ROU-8). */
export function useBackGuard(isActive: boolean, ask: () => void) {
  const current = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return;
    const guard = () => current();
    guards.push(guard);
    return () => void guards.splice(guards.indexOf(guard), 1);
  }, [isActive]);
}

export const backGuards = {
  /** Returns the `ask` of the latest active guard; undefined without one. */
  top: (): (() => void) | undefined => guards.at(-1),
};
