import clsx from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A code, id or address inside text: every character as wide as the next, from left to right in any language.
 * One to be copied is a CopyableValue, several lines of them a CodeBlock.
 */
export function Mono({ className, ...props }: ComponentProps<'span'>) {
  return <span dir="ltr" className={clsx('mono min-w-0 break-words', className)} {...props} />;
}
