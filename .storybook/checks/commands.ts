import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { isBaseline } from './pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    setOuterViewport(width: number, height: number): Promise<void>;
    emulateForcedColors(active: boolean): Promise<void>;
    accessibilityTree(selector: string): Promise<string>;
    isSamePicture(name: string, selector: string): Promise<boolean>;
    systemFonts(container: string): Promise<(string | undefined)[]>;
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
 * Returns the accessibility tree of matching elements as YAML: roles, names and states in order.
 * `toMatchAriaSnapshot` accepts additions, so the whole text is compared (DEC-138).
 */
const accessibilityTree: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  const elements = await iframe.locator(selector).all();
  return (await Promise.all(elements.map((element) => element.ariaSnapshot()))).join('\n');
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf({ page, context }: Parameters<BrowserCommand<[]>>[0]): Promise<CDPSession> {
  if (!sessions.has(page)) sessions.set(page, context.newCDPSession(page));
  return sessions.get(page)!;
}

/**
 * Returns the system font of each child of the container, undefined for a web font; an empty list if all are web
 * fonts.
 */
const systemFonts: BrowserCommand<[container: string]> = async (context, container) => {
  const session = await sessionOf(context);
  const systemFontOf = async (nodeId: number) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.find(({ isCustomFont }) => !isCustomFont)?.familyName;
  };
  await session.send('DOM.enable');
  await session.send('CSS.enable'); // not for long: it slows down all that pages do with styles
  await session.send('DOM.getDocument', { depth: 0 });
  // finds elements of pages in frames too
  const query = `${container}, ${container} > *`;
  const { searchId, resultCount } = await session.send('DOM.performSearch', { query });
  const range = { searchId, fromIndex: 0, toIndex: resultCount };
  const [all, ...children] = (await session.send('DOM.getSearchResults', range)).nodeIds;
  const hasAny = (await systemFontOf(all!)) !== undefined;
  const found = hasAny ? await Promise.all(children.map(systemFontOf)) : [];
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return found;
};

/**
 * Compares each pixel with the baseline's: most pictures are the same, which `toMatchScreenshot` says much later. Nothing moves
 * here, and the whole frame is in the window, so that the browser can be asked at once.
 */
const isSamePicture: BrowserCommand<[name: string, selector: string]> = async (context, name, selector) => {
  const session = await sessionOf(context);
  const { x, y, width, height } = (await context.iframe.locator(selector).first().boundingBox())!;
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
  systemFonts,
};
