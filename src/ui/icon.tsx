import clsx from 'clsx';
import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Side: beside small text, in buttons and menus, alone, at the head of a notice. It grows with the text. */
  size?: IconSize;
}

export type IconSize = keyof typeof iconSizes;

/** The utilities of the tokens --size-icon-*. */
export const iconSizes = {
  xs: 'size-icon-xs',
  sm: 'size-icon-sm',
  md: 'size-icon-md',
  lg: 'size-icon-lg',
};

/**
 * Creates a decorative icon on a 20-unit grid with a stroke of 1.5 units. `points` mirrors it in right-to-
 * left pages.
 */
export function icon(name: string, shape: ReactNode, { points = false } = {}) {
  function Icon({ size = 'md', className, ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        data-icon={name}
        className={clsx(iconSizes[size], points && 'rtl:-scale-x-100', className)}
        {...props}
      >
        {shape}
      </svg>
    );
  }
  return Icon;
}
