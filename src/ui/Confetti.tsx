import { useEffect, useEffectEvent } from 'react';
import { media } from '#src/lib/attempt.ts';
import { timings } from '#src/app/timings.ts';

export interface ConfettiProps {
  /** Called after 2500 ms. Unmounting from then on lets the last pieces fall; earlier, it removes them. */
  onComplete(): void;
}

const accents = ['#3a5bff', '#7f9bff', '#16b981', '#f5b83d', '#f2637e', '#9aa3b5'];

/** The celebration (BUY-3): 250 pieces within 3000 ms; with reduced motion none, `onComplete` is called all the same. */
export function Confetti({ onComplete }: ConfettiProps) {
  const complete = useEffectEvent(onComplete);

  useEffect(() => {
    const { duration, particles, callback } = timings.confetti;
    const canvas = appendCanvas();
    const isCalm = media('(prefers-reduced-motion: reduce)')?.matches;
    const stop = isCalm ? undefined : draw(canvas, particles, duration);
    let isComplete = false;
    function remove() {
      stop?.();
      canvas.remove();
    }
    const end = setTimeout(remove, duration);
    const call = setTimeout(() => {
      isComplete = true;
      complete();
    }, callback);
    return () => {
      if (isComplete) return;
      clearTimeout(call);
      clearTimeout(end);
      remove();
    };
  }, []);

  return null;
}

/** Appends the canvas outside React, because it outlives the component by the last 500 ms. */
function appendCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 layer-tip size-full';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.testid = 'confetti';
  return document.body.appendChild(canvas);
}

function draw(canvas: HTMLCanvasElement, particles: number, duration: number): () => void {
  let isStopped = false;
  let clear: (() => void) | undefined;
  import('canvas-confetti')
    .then(({ default: confetti }) => {
      if (isStopped) return;
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
      clear = () => fire.reset();
    })
    .catch(() => {}); // without the chunk, as when offline, or without a canvas there is no animation
  return () => {
    isStopped = true;
    clear?.();
  };
}
