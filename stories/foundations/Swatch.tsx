import clsx from 'clsx';
import type { CSSProperties } from 'react';

/**
 * A field of one colour. Painted as an image, which forced colours leave alone: the colour is what it is
 * about.
 */
export const Swatch = ({
  colour,
  className,
  style,
}: {
  colour: string;
  className?: string;
  style?: CSSProperties;
}) => (
  <span
    className={clsx('block shrink-0 ring-1 ring-line ring-inset forced-color-adjust-none', className)}
    style={{ backgroundImage: `linear-gradient(${colour}, ${colour})`, ...style }}
  />
);
