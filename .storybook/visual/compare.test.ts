import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions, pageOptions } from '../../scripts/chromium.ts';
import { baselineOf, isTakenFrom } from './baseline.ts';
import { compare } from './compare.ts';

// @vitest-environment node

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

const card = (style = '') => `
  <body style="margin:0;font:14px sans-serif;background:#fff;color:#1a1c22">
    <div style="padding:24px">
      <h1 style="font-size:20px">Activation keys</h1>
      <p>ABCD-1234-EFGH-5678, unused, 24 hours</p>
      <button id="moved" style="position:relative;border:1px solid #777;background:#2348d8;color:#fff;padding:6px 12px;${style}">Generate keys</button>
    </div>
  </body>`;

/** A picture of a page, drawn by a Chromium that was started with `extra` arguments. */
async function picture(html: string, launched = browser) {
  const context = await launched.newContext({ ...pageOptions, viewport: { width: 400, height: 200 } });
  const page = await context.newPage();
  await page.setContent(html);
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

describe('the comparer of pictures', () => {
  it('finds no difference in ten pictures of one page', async () => {
    const first = await picture(card());
    for (let run = 0; run < 10; run++) expect(compare(first, await picture(card())).strays).toBe(0);
  });

  it.each([
    ['to the side', 'left:2px'],
    ['down', 'top:2px'],
    ['at an angle', 'left:-2px;top:2px'],
  ])('sees a button that moved 2 px %s', async (_where, style) => {
    const result = compare(await picture(card()), await picture(card(style)));
    expect(result.isSame).toBe(false);
    expect(result.difference).toBeInstanceOf(Buffer);
  });

  it('sees a change of colour, of a letter, and of size', async () => {
    const before = await picture(card());
    expect(compare(before, await picture(card('background:#d82348'))).isSame).toBe(false);
    expect(compare(before, await picture(card().replace('EFGH', 'EFGX'))).isSame).toBe(false);
    expect(compare(before, await picture(card().replace('unused', 'used'))).isSame).toBe(false);
  });

  it('does not cry wolf over a rasteriser that sets glyphs on whole pixels', async () => {
    const { args, ...options } = launchOptions();
    const other = await chromium.launch({ ...options, args: [...args, '--disable-font-subpixel-positioning'] });
    const [ours, theirs] = [await picture(card()), await picture(card(), other)];
    await other.close();
    expect(theirs.equals(ours)).toBe(false);
    expect(compare(ours, theirs).isSame).toBe(true);
  });

  it('does not cry wolf over slightly other colours at every edge', async () => {
    const ours = await picture(card());
    const theirs = PNG.sync.read(ours);
    theirs.data.forEach((channel, at) => {
      if (at % 4 !== 3 && channel > 30 && channel < 225) theirs.data[at] = channel + (at % 2 ? 25 : -25);
    });
    expect(compare(ours, PNG.sync.write(theirs)).isSame).toBe(true);
  });

  it('keeps a baseline that is smaller, looks the same, and knows its screenshot again', async () => {
    const screenshot = await picture(card());
    const baseline = await baselineOf(screenshot);
    expect(baseline.length).toBeLessThan(screenshot.length);
    expect(compare(baseline, screenshot).strays).toBe(0);
    expect(isTakenFrom(baseline, screenshot)).toBe(true);
    expect(isTakenFrom(baseline, await picture(card('left:2px')))).toBe(false);
    expect(compare(baseline, await picture(card('left:2px'))).isSame).toBe(false);
  });

  it('says so when sizes differ', async () => {
    const wide = await picture(card());
    const context = await browser.newContext({ ...pageOptions, viewport: { width: 401, height: 200 } });
    const page = await context.newPage();
    await page.setContent(card());
    expect(compare(wide, await page.screenshot())).toMatchObject({ isSame: false, says: 'is 401×200, was 400×200' });
    await context.close();
  });
});
