import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { isBaseline } from './pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    setOuterViewport(width: number, height: number): Promise<void>;
    emulateForcedColors(active: boolean): Promise<void>;
    accessibilityTree(selector: string): Promise<string>;
    isSamePicture(name: string, selector: string): Promise<boolean>;
  }
}

/**
 * Makes the outer page as large as the story's frame; in a smaller page Vitest scales the frame and blurs
 * the picture.
 */
const setOuterViewport: BrowserCommand<[width: number, height: number]> = async ({ page }, width, height) => {
  await page.setViewportSize({ width, height });
};

/** Emulates forced colours in the browser itself, as an operating system does. */
const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

/**
 * Accessibility tree of the elements that match the selector: roles, names and states in order, as YAML.
 * Vitest's own `toMatchAriaSnapshot` accepts what is added to a tree, so the whole text is compared instead (DEC-138).
 */
const accessibilityTree: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  const elements = await iframe.locator(selector).all();
  return (await Promise.all(elements.map((element) => element.ariaSnapshot()))).join('\n');
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Compares each pixel with the baseline's: most pictures are the same, which `toMatchScreenshot` says much later. Nothing moves
 * here, and the whole frame is in the window, so that the browser can be asked at once.
 */
const isSamePicture: BrowserCommand<[name: string, selector: string]> = async (
  { page, context, iframe },
  name,
  selector,
) => {
  if (!sessions.has(page)) sessions.set(page, context.newCDPSession(page));
  const session = (await sessions.get(page))!;
  const { x, y, width, height } = (await iframe.locator(selector).first().boundingBox())!;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: {
      x: left,
      y: top,
      width: Math.ceil(x + width) - left,
      height: Math.ceil(y + height) - top,
      scale: 1,
    },
  });
  return isBaseline(name, Buffer.from(data, 'base64'));
};

/** Commands that story tests can call on the server. */
export const commands = {
  setOuterViewport,
  emulateForcedColors,
  accessibilityTree,
  isSamePicture,
};
