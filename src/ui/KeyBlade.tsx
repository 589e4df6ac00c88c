import clsx from 'clsx';
import { toothHeights } from './key-blade.ts';

export interface KeyBladeProps {
  /** Code of the key or name of its owner, from which the heights of the teeth follow. */
  code: string;
  /** Number of teeth, one for each day. */
  teeth?: number;
  /** Number of remaining days: so many teeth, counted from the bow, are whole; those of past days are worn off. */
  left?: number;
  /** True in a row: 10 px high, with fine gaps. */
  isSmall?: boolean;
  /** Colour, height (24 px by default) and width. */
  className?: string;
}

const heights = ['h-[51%]', 'h-[58%]', 'h-[65%]', 'h-[72%]', 'h-[79%]', 'h-[86%]', 'h-[93%]', 'h-full'];

/** A key with a tooth for each of thirty days (FRM-2). Decorative. It needs a width of 160 px, small of 96. */
export const KeyBlade = ({ code, teeth = 30, left = teeth, isSmall = false, className }: KeyBladeProps) => (
  <span
    aria-hidden="true"
    className={clsx('key-blade flex items-end', isSmall ? 'h-2.5 gap-px' : 'h-6 gap-0.5', className)}
  >
    <svg viewBox="0 0 24 24" className="h-full shrink-0 fill-current" fillRule="evenodd" focusable="false">
      <path d="M0 5A5 5 0 0 1 5 0H19A5 5 0 0 1 24 5V24H5A5 5 0 0 1 0 19ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z" />
    </svg>
    {toothHeights(code, teeth).map((height, day) => (
      <span
        key={day}
        data-spent={day >= left || undefined}
        className={day < left ? heights[height] : 'h-[18%]'}
      />
    ))}
  </span>
);
