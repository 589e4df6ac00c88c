import clsx from 'clsx';
import { useId } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { CheckCircleIcon, ChevronLeftIcon, ChevronRightIcon, XIcon } from '#src/ui/icons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { Step } from './steps.ts';

interface TourCardProps {
  step: Step;
  /** The number of the step, from 0. */
  at: number;
  /** Which steps are done. */
  done: readonly boolean[];
  /** The label of what the card can do itself in this step. */
  action?: { label: string; run(): void } | undefined;
  onGo(at: number): void;
  onClose(): void;
}

/** A step of the guided tour: what to do on which side, and whether it has been done. */
export function TourCard({ step, at, done, action, onGo, onClose }: TourCardProps) {
  const id = useId();
  const isLast = at === done.length - 1;
  const isDone = done[at]!;
  const isLeft = step.side === 'left';
  return (
    <aside
      aria-labelledby={id}
      className="relative border-t border-line bg-float px-3 py-2 text-sm sm:px-4 print:hidden"
    >
      {/* points to the side */}
      <span
        aria-hidden
        className={clsx('absolute -top-0.5 h-1 w-1/2 bg-accent max-md:w-full', isLeft ? 'left-0' : 'right-0')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-72 gap-0.5" aria-live="polite">
          <h2 id={id} className="flex flex-wrap items-center gap-x-2.5 font-semibold">
            <span className="sr-only">Guided tour, step</span>
            <span className="mono font-normal text-muted">
              {at + 1}/{done.length}
            </span>
            {step.title}
            <span className="flex items-center text-xs font-medium text-accent-text">
              {isLeft && <ChevronLeftIcon size={14} />}
              {isLeft ? 'on the left' : 'on the right'}
              {!isLeft && <ChevronRightIcon size={14} />}
            </span>
            {isDone && (
              <span className="flex items-center gap-1 text-xs font-medium text-success">
                <CheckCircleIcon size={14} /> Done
              </span>
            )}
          </h2>
          <p className="text-muted">{step.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {action && (
            <Button size="sm" onClick={action.run}>
              {action.label}
            </Button>
          )}
          <Button size="sm" variant="ghost" disabled={at === 0} onClick={() => onGo(at - 1)}>
            Back
          </Button>
          <Button
            size="sm"
            variant={isDone ? 'primary' : 'secondary'}
            onClick={() => (isLast ? onClose() : onGo(at + 1))}
          >
            {isLast ? 'Finish' : 'Next'}
          </Button>
          <IconButton
            size="sm"
            label="Close the tour"
            icon={<XIcon size={16} />}
            onClick={onClose}
            className="max-sm:absolute max-sm:end-2 max-sm:top-1"
          />
        </div>
      </div>
    </aside>
  );
}
