import { commands, page } from 'vitest/browser';
import type { Clip } from './capture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    setOuterViewport(width: number, height: number): Promise<void>;
  }
}

/** Waits for a number of frames. */
export async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Resizes the story's frame. The page around it grows as well, or Vitest would scale the frame down to fit.
 */
export async function resize(width: number, height: number): Promise<void> {
  const isShownWhole = window.parent.innerWidth >= width && window.parent.innerHeight >= height;
  if (window.innerWidth === width && window.innerHeight === height && isShownWhole) return;
  await commands.setOuterViewport(width, height);
  await page.viewport(width, height);
  await document.fonts.ready;
  await frames(2); // Components that measure themselves render again.
}

/** Grows the frame to the height of its page. */
export const resizeToPage = () =>
  resize(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));

/**
 * Position of an element in the browser's window, in whole pixels; of the frame itself without an element.
 */
export function clipOf(element?: Element | null): Clip {
  const frame = window.frameElement!.getBoundingClientRect();
  const { left, top, right, bottom } = element?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    right: window.innerWidth,
    bottom: window.innerHeight,
  };
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    left: Math.round(frame.left) + x,
    top: Math.round(frame.top) + y,
    width: Math.min(window.innerWidth, Math.ceil(right)) - x,
    height: Math.min(window.innerHeight, Math.ceil(bottom)) - y,
  };
}
