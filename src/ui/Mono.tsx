import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A code, id or address inside text: every character as wide as the next. */
export function Mono({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx('mono', className)} {...props} />;
}
