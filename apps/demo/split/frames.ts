import { base } from '../base.ts';
import type { Side } from './sides.ts';

/** Event of the split page's window: someone has signed in or out on a side, or it has navigated. */
export const SIDE_CHANGED = 'demo-side-changed';

/** What the split page and its frames, pages of one origin, know of each other. */
declare global {
  interface Window {
    /** In a frame, once its app starts. */
    demoSide?: { username(): string | undefined };
    /** In the split page. */
    splitPage?: {
      /** Who is to be signed in on a side from the next load on; undefined: whoever is. Each is answered once. */
      takeWanted(side: Side): string | undefined;
    };
  }
}

const wanted: Partial<Record<Side, string>> = {};

export function exposeSplitPage(): void {
  window.splitPage = {
    takeWanted(side) {
      const username = wanted[side];
      delete wanted[side];
      return username;
    },
  };
}

/** Lets the next page of a frame sign this user in. */
export const want = (side: Side, username: string) => void (wanted[side] = username);

/** The id of a side's frame; its name is that of its identity, which a swap changes. */
export const frameIdOf = (side: Side) => `frame-${side}`;

export const windowOf = (side: Side): Window | null | undefined =>
  document.querySelector<HTMLIFrameElement>(`#${frameIdOf(side)}`)?.contentWindow;

/** Opens a page of the app on a side. */
export const openPage = (side: Side, route: string): void =>
  windowOf(side)?.location.replace(base + route.slice(1));

/** Each side takes the identity of the other one from its next page on. */
export function swapIdentities(): void {
  const [left, right] = [windowOf('left'), windowOf('right')];
  if (left && right) [left.name, right.name] = [right.name, left.name];
}

/** Who is on a side, and on which page. Unknown while it loads, and on pages of third parties. */
export function readSide(side: Side): { username?: string | undefined; route?: string } {
  try {
    const page = windowOf(side);
    if (!page?.demoSide) return {};
    const { pathname, search } = page.location;
    return { username: page.demoSide.username(), route: `/${pathname.slice(base.length)}${search}` };
  } catch {
    return {}; // the browser's own page of an error is another origin
  }
}
