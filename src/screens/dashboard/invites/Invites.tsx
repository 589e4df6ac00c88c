import { useEffect, useState } from 'react';
import { invites } from '#src/contract/invites.ts';
import { useLazyModule } from '#src/data/use-lazy-module.ts';
import { useRead } from '#src/data/use-read.ts';
import { timings } from '#src/app/timings.ts';
import { ChunkErrorDialog } from '#src/ui/lazy-dialog.tsx';

/** The user's unused invitation codes; renders nothing without any (INV-1). Its code is loaded with the codes. */
export function Invites() {
  const codes = useUnusedCodes();
  const isNeeded = codes.length > 0;
  const { code, isLost } = useLazyModule('codes', () => import('./CodeList.tsx'), isNeeded);
  const [isTold, setTold] = useState(false);
  if (isLost && !isTold) return <ChunkErrorDialog onClose={() => setTold(true)} />;
  return isNeeded && code ? <code.CodeList codes={codes} /> : null;
}

/** Returns the unused codes; empty while loading and after a failure, which is only logged (INV-1). */
export function useUnusedCodes(): string[] {
  const { data, isError } = useRead(invites.mine, { enabled: usePaused() });
  if (!data || isError) return [];
  return data.codes.filter(({ status }) => status?.toUpperCase() !== 'USED').map(({ code }) => code);
}

/** Returns true once the random delay has passed (INV-1). */
function usePaused(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { min, max } = timings.invitesPause;
    const timer = setTimeout(() => setOver(true), min + Math.random() * (max - min));
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
