import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** A region of the browser's window in whole pixels. */
export interface Clip {
  left: number;
  top: number;
  width: number;
  height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a screenshot over CDP, without Playwright's preparations, which take longer than the picture: the
 * page is already still. Right after the window has grown, a busy machine may still return the smaller one.
 */
export async function capture(page: Page, clip: Clip): Promise<Pixels> {
  for (let tries = 0; tries < 100; tries++) {
    const image = sharp(await captureWindow(page));
    const { width, height } = await image.metadata();
    if (clip.left + clip.width > width || clip.top + clip.height > height) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const { data, info } = await image
      .extract(clip)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }
  throw new Error(`The window never shows ${JSON.stringify(clip)}`);
}

async function captureWindow(page: Page): Promise<Buffer> {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Takes pictures until two in a row are identical; a page that never settles yields its last one. */
export async function captureStill(
  take: () => Promise<Pixels>,
  patience = 8,
): Promise<{ pixels: Pixels; isStill: boolean }> {
  let last = await take();
  for (let tries = 0; tries < patience; tries++) {
    const next = await take();
    if (next.data.equals(last.data)) return { pixels: next, isStill: true };
    last = next;
  }
  return { pixels: last, isStill: false };
}
