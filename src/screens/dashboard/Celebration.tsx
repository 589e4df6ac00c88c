import { useEffect } from 'react';
import { timings } from '#src/lib/timings.ts';
import { Confetti } from '#src/ui/Confetti.tsx';

/** The completion animation of BUY-3, until the last piece has fallen. `onEnd` must be stable. */
export function Celebration({ onEnd }: { onEnd(): void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, timings.confetti.duration);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return <Confetti />;
}
