import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useAddresses } from '#src/app/use-address.ts';
import { backGuards } from '#src/ui/back-guards.ts';

/** Blocks Back while a form is dirty or submitting (ROU-8). Use once: the router supports one blocker. */
export function useBackBlocker() {
  const { isGoingBackFrom } = useAddresses();
  const asking = useRef<() => void>(undefined);
  const { state, reset } = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    if (historyAction !== NavigationType.Pop || nextLocation.key === currentLocation.key) return false;
    if (isGoingBackFrom(currentLocation.key)) return false; // by a form that closes itself
    asking.current = backGuards.top();
    return asking.current !== undefined;
  });
  const stay = useEffectEvent(() => {
    reset?.();
    asking.current?.();
  });
  useEffect(() => {
    if (state === 'blocked') stay();
  }, [state]);
}
