import clsx from 'clsx';
import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Side in CSS pixels at the usual text size; it grows with the text. */
  size?: number;
}

/** Converts pixels into a length that grows with the text size of the browser. */
export const rem = (pixels: number) => `${pixels / 16}rem`;

/**
 * Creates a decorative icon on a 20-unit grid with a stroke of 1.5 units. `points` mirrors it in right-to-
 * left pages.
 */
export function icon(name: string, shape: ReactNode, { points = false } = {}) {
  function Icon({ size = 18, className, ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        width={rem(size)}
        height={rem(size)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        data-icon={name}
        className={points ? clsx('rtl:-scale-x-100', className) : className}
        {...props}
      >
        {shape}
      </svg>
    );
  }
  return Icon;
}
