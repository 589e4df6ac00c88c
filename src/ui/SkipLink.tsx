import type { MouseEvent } from 'react';

export interface SkipLinkProps {
  /** The id of the element that takes the focus; it needs `tabIndex={-1}`. */
  to: string;
  /** Default: 'Skip to the content'. */
  children?: string;
}

/** The first link of a page, visible while focused: it leads past the header (ACC-1). */
export function SkipLink({ to, children = 'Skip to the content' }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => skip(event, to)}
      className="sr-only start-4 top-2 layer-panel rounded-md bg-accent font-medium text-on-accent no-underline focus:not-sr-only focus:absolute! focus:px-3! focus:py-2!"
    >
      {children}
    </a>
  );
}

/** Skips without a fragment in the address, which would be a history entry and a navigation of the router. */
function skip(event: MouseEvent<HTMLAnchorElement>, to: string) {
  const target = document.getElementById(to);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}
