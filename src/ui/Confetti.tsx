import { useEffect, useRef } from 'react';
import { timings } from '#src/lib/timings.ts';

export interface ConfettiProps {
  /** Called after 2500 ms, while the last pieces still fall (BUY-3). */
  onComplete?: () => void;
}

const accents = ['#3a5bff', '#7f9bff', '#16b981', '#f5b83d', '#f2637e', '#9aa3b5'];

/**
 * The celebration of something bought: 250 pieces, 3000 ms. For those who want less motion nothing is drawn;
 * the call comes all the same.
 */
export function Confetti({ onComplete }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const done = useRef(onComplete);
  useEffect(() => {
    done.current = onComplete;
  });

  useEffect(() => {
    const { duration, particles, callback } = timings.confetti;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const stop = calm || !canvas.current ? undefined : draw(canvas.current, particles, duration);
    const call = setTimeout(() => done.current?.(), callback);
    return () => {
      clearTimeout(call);
      stop?.();
    };
  }, []);

  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-testid="confetti"
      className="pointer-events-none fixed inset-0 z-60 size-full"
    />
  );
}

function draw(canvas: HTMLCanvasElement, particles: number, duration: number): () => void {
  let stopped = false;
  let clear: (() => void) | undefined;
  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (stopped) return;
      // no worker: it would come from a blob: URL, which a strict content security policy refuses
      const fire = confetti.create(canvas, { resize: true, useWorker: false });
      const common = {
        ticks: Math.round(duration / 16),
        colors: accents,
        startVelocity: 62,
        spread: 70,
        scalar: 0.95,
        gravity: 1.1,
      };
      const left = Math.ceil(particles / 2);
      void fire({ ...common, particleCount: left, angle: 60, origin: { x: 0, y: 0.85 } });
      void fire({ ...common, particleCount: particles - left, angle: 120, origin: { x: 1, y: 0.85 } });
      const timer = setTimeout(() => fire.reset(), duration);
      clear = () => {
        clearTimeout(timer);
        fire.reset();
      };
    },
    () => {},
  ); // offline: no celebration, and nothing lost
  return () => {
    stopped = true;
    clear?.();
  };
}
