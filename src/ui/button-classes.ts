import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

/** Classes of every button: a long label wraps, and only `min-w-0` lets it shrink. */
const base =
  'relative inline-flex h-fit max-w-full not-[.min-w-0]:shrink-0 select-none items-center ' +
  'justify-center gap-2 rounded-md py-1 text-center font-medium wrap-anywhere no-underline ' +
  '[&>svg]:shrink-0 ' +
  'transition-[background-color,border-color,color,box-shadow] disabled:cursor-not-allowed ' +
  'aria-disabled:cursor-not-allowed off:text-muted';

/** Classes of a button that is disabled but not busy: flat, with a label that can still be read. */
const off = 'off:border-line off:bg-off off:shadow-none';
const offWithoutBorder = `${off} off:inset-ring off:inset-ring-line`;

const variants: Record<ButtonVariant, string> = {
  primary: `bg-accent text-on-accent shadow-edge enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong ${offWithoutBorder}`,
  secondary:
    'border border-text/13 bg-control text-text shadow-edge enabled:hover:border-line-strong enabled:hover:bg-hover ' +
    `[a]:hover:border-line-strong [a]:hover:bg-hover ${off}`,
  ghost:
    'text-text enabled:hover:bg-hover [a]:hover:bg-hover data-open:bg-hover ' +
    'forced-colors:outline forced-colors:-outline-offset-1',
  danger: `bg-danger-fill text-on-danger shadow-edge enabled:hover:bg-danger-strong [a]:hover:bg-danger-strong ${offWithoutBorder}`,
};

/** Classes by size: 44 px high on phones and for fingers, compact with a pointer. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-control-md px-3 text-sm sm:min-h-control-sm pointer-coarse:min-h-control-lg',
  md: 'min-h-control-lg px-4 text-sm sm:min-h-control-md pointer-coarse:min-h-control-lg',
  lg: 'min-h-control-xl px-6 text-base sm:min-h-control-lg',
  xl: 'min-h-control-2xl px-8 text-lg font-semibold tracking-[0.04em]',
};

/** Classes of a link outside of text. */
export const linkClasses =
  'py-1 text-accent-text underline underline-offset-2 hover:decoration-2 pointer-coarse:py-3';

/** Classes of a button lower than its bar; a finger can press it in the full height of the bar. */
export const visuallyCompact =
  'pointer-coarse:min-h-control-md! pointer-coarse:before:absolute pointer-coarse:before:-inset-y-1 pointer-coarse:before:inset-x-0';

/** Returns the classes of a Button, for links that look like buttons. */
export function buttonClasses(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
) {
  return clsx(base, variants[variant], sizes[size], className);
}
