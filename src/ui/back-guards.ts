import { useEffect, useEffectEvent } from 'react';

const guards: (() => void)[] = [];

/** While `isActive`, Back calls `ask` instead of leaving, so that what was typed is not lost (ROU-8). */
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
  /** The latest one. */
  top: (): (() => void) | undefined => guards.at(-1),
};
