import { useEffect, useEffectEvent } from 'react';

const guards: (() => void)[] = [];
let isOwnStep = false;

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
  /** The latest one. Undefined without one, and for a step of the app's own. */
  top(): (() => void) | undefined {
    const guard = isOwnStep ? undefined : guards.at(-1);
    isOwnStep = false;
    return guard;
  },
  /** Lets the next step back pass: a form that closes itself. */
  letPass() {
    isOwnStep = guards.length > 0;
  },
};
