import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { frameIdOf } from './frames.ts';

/** The share of the left side, in percent. */
const MIN = 25;
const MAX = 75;
const STEP = 2;

interface DividerProps {
  share: number;
  onMove(share: number): void;
  onMoving(isMoving: boolean): void;
}

/** Between the sides: moved by pointer or arrow keys; Enter or a double click puts it in the middle. */
export function Divider({ share, onMove, onMoving }: DividerProps) {
  const [isHeld, setHeld] = useState(false);
  const moveTo = (next: number) => onMove(Math.round(Math.min(MAX, Math.max(MIN, next)) * 10) / 10);
  const hold = (held: boolean) => {
    setHeld(held);
    onMoving(held);
  };
  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    if (!isHeld) return;
    const { left, width } = currentTarget.parentElement!.getBoundingClientRect();
    moveTo((100 * (clientX - left)) / width);
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: MIN,
      End: MAX,
      Enter: 50,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the left side"
      aria-orientation="vertical"
      aria-controls={frameIdOf('left')}
      aria-valuenow={Math.round(share)}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuetext={`${Math.round(share)} %`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(true);
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => hold(false)}
      onDoubleClick={() => moveTo(50)}
      onKeyDown={onKeyDown}
      className={clsx(
        'group grid w-2.5 shrink-0 cursor-col-resize touch-none place-items-center border-x border-line bg-sunken',
        'hover:bg-hover focus-visible:outline-offset-0 max-md:hidden pointer-coarse:w-6',
        isHeld && 'bg-hover',
      )}
    >
      <span aria-hidden className="h-9 w-1 rounded-full bg-line-strong group-hover:bg-accent" />
    </div>
  );
}
