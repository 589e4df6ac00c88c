import { useRef } from 'react';
import type * as flights from './blade-flight.ts';

export interface BladeFlight {
  /** A ref for the drawing in the form. */
  hold(blade: SVGElement | null): void;
  /** Loads what is needed. */
  prepare(): void;
  /** Takes the drawing out of the form. */
  lift(): void;
  /** Lands on the bar of the row that has changed. */
  land(bar: Element): void;
}

/** A redeemed key becomes the progress bar of its row (FRM-2); without motion, or where it cannot load, it does not. */
export function useBladeFlight(): BladeFlight {
  const blade = useRef<SVGElement>(null);
  const loaded = useRef<typeof flights>(undefined);
  const flight = useRef<flights.Flight>(undefined);
  return {
    hold: (element) => void (blade.current = element),
    prepare() {
      import('./blade-flight.ts').then(
        (module) => (loaded.current = module),
        () => {},
      );
    },
    lift() {
      if (blade.current) flight.current = loaded.current?.liftBlade(blade.current);
    },
    land(bar) {
      flight.current?.landOn(bar);
      flight.current = undefined;
    },
  };
}
