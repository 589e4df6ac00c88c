import { type ComponentType, useState } from 'react';
import type { ConfettiProps } from '#src/ui/Confetti.tsx';

/** Returns a function that shows confetti, whose code is loaded on demand. */
export function useCelebration() {
  const [Celebration, setCelebration] = useState<ComponentType<ConfettiProps>>();
  return {
    celebrate: () =>
      void import('#src/ui/Confetti.tsx').then(
        ({ Confetti }) => setCelebration(() => Confetti),
        () => {}, // decoration
      ),
    celebration: Celebration && <Celebration onComplete={() => setCelebration(undefined)} />,
  };
}
