import clsx from 'clsx';
import { bladeSize, keyBladePath } from './key-blade.ts';

export interface KeyBladeProps {
  /** Empty for a key that is not cut yet. */
  code: string;
  /** Shakes once when it turns true: the code was refused. */
  isRefused?: boolean;
  className?: string;
}

/**
 * A code drawn as the blade of its key, 120 × 14 px in the current colour, so that it is recognised at a
 * glance. Decorative: put it beside the code, not in its place.
 */
export const KeyBlade = ({ code, isRefused = false, className }: KeyBladeProps) => (
  <svg
    viewBox={`0 0 ${bladeSize.width} ${bladeSize.height}`}
    {...bladeSize}
    fillRule="evenodd"
    className={clsx('shrink-0 fill-current rtl:-scale-x-100', isRefused && 'animate-shake', className)}
    aria-hidden="true"
    focusable="false"
  >
    <path d={keyBladePath(code)} />
  </svg>
);
