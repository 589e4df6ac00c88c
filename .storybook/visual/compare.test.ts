import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions, pageOptions } from '../../scripts/chromium.ts';
import { baselineOf, isTakenFrom, withFingerprintOf } from './baseline.ts';
import { compare } from './compare.ts';
import { decode, imageOf, type Pixels } from './pixels.ts';

let browser: Awaited<ReturnType<typeof chromium.launch>>;
let page: Page;
/** The card as it is. */
let usual: Pixels;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  page = await openPage();
  usual = await picture(card());
});
afterAll(() => browser.close());

const button = 'position:relative;border:1px solid #777;background:#2348d8;color:#fff;padding:6px 12px';
const card = (style = '') => `
  <body style="margin:0;font:14px sans-serif;background:#fff;color:#1a1c22">
    <div style="padding:24px">
      <h1 style="font-size:20px">Activation keys</h1>
      <p>ABCD-1234-EFGH-5678, unused, 24 hours</p>
      <button id="moved" style="${button};${style}">Generate keys</button>
    </div>
  </body>`;

const openPage = ({ launched = browser, width = 400 } = {}) =>
  launched.newPage({ ...pageOptions, viewport: { width, height: 200 } });

/** Screenshot of this content, by default in the page that is open. */
async function picture(html: string, shown = page): Promise<Pixels> {
  await shown.setContent(html);
  return decode(await shown.screenshot());
}

/** The same in a page of its own. */
async function pictureOfOwn(html: string, options?: Parameters<typeof openPage>[0]): Promise<Pixels> {
  const own = await openPage(options);
  const pixels = await picture(html, own);
  await own.close();
  return pixels;
}

describe('the comparer of pictures', () => {
  it('finds no difference in ten pictures of one page', async () => {
    for (let run = 1; run < 10; run++) expect(compare(usual, await pictureOfOwn(card())).strays).toBe(0);
  });

  it.each([
    ['to the side', 'left:2px'],
    ['down', 'top:2px'],
    ['at an angle', 'left:-2px;top:2px'],
  ])('sees a button that moved 2 px %s', async (_where, style) => {
    const result = compare(usual, await picture(card(style)));
    expect(result.isSame).toBe(false);
    expect(result.difference).toMatchObject({ width: 400, height: 200 });
  });

  it('sees a change of colour, of a letter, and of size', async () => {
    expect(compare(usual, await picture(card('background:#d82348'))).isSame).toBe(false);
    expect(compare(usual, await picture(card().replace('EFGH', 'EFGX'))).isSame).toBe(false);
    expect(compare(usual, await picture(card().replace('unused', 'used'))).isSame).toBe(false);
  });

  it('passes glyphs that another rasteriser sets on whole pixels', async () => {
    const { args, ...options } = launchOptions();
    const other = await chromium.launch({
      ...options,
      args: [...args, '--disable-font-subpixel-positioning'],
    });
    const theirs = await pictureOfOwn(card(), { launched: other });
    await other.close();
    expect(theirs.data.equals(usual.data)).toBe(false);
    expect(compare(usual, theirs).isSame).toBe(true);
  });

  it('passes slightly other colours at every edge', async () => {
    const data = Buffer.from(usual.data);
    data.forEach((channel, at) => {
      if (channel > 30 && channel < 225) data[at] = channel + (at % 2 ? 25 : -25);
    });
    expect(compare(usual, { ...usual, data }).isSame).toBe(true);
  });

  it('reports where a picture differs', async () => {
    const { regions, strays } = compare(usual, await picture(card().replace('unused', 'used')));
    expect(strays).toBeGreaterThan(8);
    expect(regions).toHaveLength(1);
    const [{ x, y, width, height }] = regions as [(typeof regions)[0]];
    expect([x > 150, y > 50, x + width < 350, y + height < 120]).toEqual([true, true, true, true]);
  });

  it('shows what is new where sizes differ', async () => {
    const wider = await pictureOfOwn(card().replace('#fff;', '#ddd;'), { width: 420 });
    const result = compare(usual, wider);
    expect(result).toMatchObject({ isSame: false, difference: { width: 420, height: 200 } });
    expect(result.about).toMatch(/^is 420×200, was 400×200; \d+ pixels differ$/);
  });
});

describe('a baseline', () => {
  it('is smaller than the screenshot, looks the same, and is known to be taken from it', async () => {
    const baseline = await baselineOf(usual, true);
    expect(baseline.length).toBeLessThan((await imageOf(usual).png().toBuffer()).length / 2);
    expect(compare(await decode(baseline), usual).strays).toBe(0);
    expect(isTakenFrom(baseline, usual)).toBe(true);
    const moved = await picture(card('left:2px'));
    expect(isTakenFrom(baseline, moved)).toBe(false);
    expect(compare(await decode(baseline), moved).isSame).toBe(false);
  });

  it('takes the fingerprint of another drawing that looks the same, and keeps the picture', async () => {
    const baseline = await baselineOf(usual, true);
    const data = Buffer.from(usual.data);
    data[0] = data[0]! ^ 1;
    const fainter = { ...usual, data };
    expect(isTakenFrom(baseline, fainter)).toBe(false);
    const renewed = withFingerprintOf(fainter, baseline);
    expect([isTakenFrom(renewed, fainter), isTakenFrom(renewed, usual)]).toEqual([true, false]);
    expect((await decode(renewed)).data.equals((await decode(baseline)).data)).toBe(true);
  });

  it('of a picture that is not sound is not recognised, until one that is takes its place', async () => {
    const baseline = await baselineOf(usual, false);
    expect(isTakenFrom(baseline, usual)).toBe(false);
    expect(compare(await decode(baseline), usual).isSame).toBe(true);
    expect(isTakenFrom(withFingerprintOf(usual, baseline), usual)).toBe(true);
  });

  it('keeps surfaces to the bit and rounds the colours of edges a little', async () => {
    const { data } = await decode(await baselineOf(usual, true));
    const blue = Buffer.from([0x23, 0x48, 0xd8]);
    expect(data.includes(blue)).toBe(true);
    const furthest = data.reduce(
      (most, channel, at) => Math.max(most, Math.abs(channel - usual.data[at]!)),
      0,
    );
    expect(furthest).toBeGreaterThan(0);
    expect(furthest).toBeLessThanOrEqual(8);
  });
});
