import { commands, page } from 'vitest/browser';

/** Waits for a number of frames. */
export async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Resizes the story's frame, within a page that is large enough: in a smaller one Vitest would scale the frame down. */
export async function resize(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window.parent;
  if (innerWidth < width || innerHeight < height)
    await commands.setOuterViewport(Math.max(innerWidth, width), Math.max(innerHeight, height));
  if (window.innerWidth === width && window.innerHeight === height) return;
  await page.viewport(width, height);
  await document.fonts.ready;
  await frames(2); // Components that measure themselves render again.
}

/**
 * Repaints every layer of the page. Chromium may leave a line of a moved focus ring, and a filter of the root
 * changes all layers.
 */
export async function repaint(): Promise<void> {
  const { style } = document.documentElement;
  style.filter = 'invert(1)';
  await frames(2); // the first comes before the paint
  style.filter = '';
}

/** Grows the frame to the height of its page. */
export const resizeToPage = () =>
  resize(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
