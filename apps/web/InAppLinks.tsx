import type { MouseEvent, ReactNode } from 'react';

export interface InAppLinksProps {
  /** Called with the path without base, instead of loading the page. */
  onFollow(path: string): void;
  children?: ReactNode;
}

/** Routes clicks on plain links inside the app; modified clicks are left to the browser. */
export function InAppLinks({ onFollow, children }: InAppLinksProps) {
  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      link.target ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const path = pathInApp(link.href);
    if (path === undefined) return;
    event.preventDefault();
    onFollow(path);
  }
  return (
    // the links inside take the focus; Enter on one is a click
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="contents" onClick={follow}>
      {children}
    </div>
  );
}

/** Returns the path without base, or undefined outside of the app. */
export function pathInApp(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, document.baseURI);
  const base = new URL(import.meta.env.BASE_URL, document.baseURI);
  if (origin !== base.origin || !`${pathname}/`.startsWith(base.pathname)) return undefined;
  return `/${pathname.slice(base.pathname.length)}${search}${hash}`;
}
