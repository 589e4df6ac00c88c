import { useEffect, useState } from 'react';
import { invites } from '#src/contract/invites.ts';
import { useRead } from '#src/data/use-read.ts';
import { timings } from '#src/app/timings.ts';

/** The unused codes; empty while loading and after a failure, which is only logged (INV-1). */
export function useOwnCodes(): string[] {
  const { data, isError } = useRead(invites.mine, { enabled: usePaused() });
  if (!data || isError) return [];
  return data.codes.filter(({ status }) => status !== 'USED').map(({ code }) => code);
}

/** Whether the random delay has passed (INV-1). */
function usePaused(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { min, max } = timings.invitesPause;
    const timer = setTimeout(() => setOver(true), min + Math.random() * (max - min));
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
