import clsx from 'clsx';
import type { CSSProperties } from 'react';

/** A colour sample. Drawn as an image, because forced colours replace background colours but not images. */
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
