import clsx from 'clsx';
import { bladeSize, keyBladePath } from './key-blade.ts';

export interface KeyBladeProps {
  code: string;
  className?: string;
}

/**
 * A code drawn as the blade of its key, 240 × 28 px in the current colour. For the moment in which a key opens
 * something; in lists and beside fields all look alike.
 */
export const KeyBlade = ({ code, className }: KeyBladeProps) => (
  <svg
    viewBox={`0 0 ${bladeSize.width} ${bladeSize.height}`}
    width={2 * bladeSize.width}
    height={2 * bladeSize.height}
    fillRule="evenodd"
    className={clsx('h-auto max-w-full fill-current rtl:-scale-x-100', className)}
    aria-hidden="true"
    focusable="false"
  >
    <path d={keyBladePath(code)} />
  </svg>
);
