import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { writePage } from './page-file.ts';
import type { Report, ReportPicture } from './report.ts';

const size = { width: 400, height: 300 };
const base = { size, was: size, regions: [] };
const pictures: ReportPicture[] = [
  {
    ...base,
    picture: 'kit-badge--one/light',
    status: 'changed',
    title: 'Kit/Badge',
    name: 'One',
    story: 'kit-badge--one',
    look: 'light',
    about: '90 pixels differ',
    regions: [{ x: 100, y: 100, width: 20, height: 10 }],
    expected: 'expected.png',
    actual: 'actual.png',
    difference: 'difference.png',
  },
  {
    ...base,
    picture: 'kit-badge--many/dark',
    status: 'new',
    title: 'Kit/Badge',
    name: 'Many </script>',
    story: 'kit-badge--many',
    look: 'dark',
    actual: 'actual.png',
  },
  {
    ...base,
    picture: 'kit-old--x/light',
    status: 'gone',
    title: 'Stories that are gone',
    name: 'kit-old--x',
    story: 'kit-old--x',
    look: 'light',
    expected: 'expected.png',
  },
];
const report: Report = {
  made: '2026-01-15T12:00:00Z',
  command: 'npm run pictures -- --changed',
  compared: 40,
  pictures,
};

let browser: Browser;
let page: Page;
let folder: string;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  for (const [name, background] of [
    ['expected', 'white'],
    ['actual', 'green'],
    ['difference', 'red'],
  ])
    await sharp({ create: { ...size, channels: 3, background: background! } })
      .png()
      .toFile(path.join(folder, `${name}.png`));
  await writePage(folder, report); // bundles its script, which takes longer than a test
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`file://${folder}/index.html`);
  return () => page.close();
});

const heading = () => page.locator('header h2').innerText();
const captions = () => page.locator('figcaption span:first-child').allInnerTexts();
const images = () =>
  page
    .locator('.frame img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));

it('shows the first difference with expected, actual and difference beside each other, from the disk', async () => {
  expect(await captions()).toEqual(['Expected', 'Actual', 'Difference']);
  expect(await images()).toEqual([400, 400, 400]);
  expect(await page.locator('.region').count()).toBe(1);
  expect(await page.locator('.chips').innerText()).toMatch(/All\s*3\s*Changed\s*1\s*New\s*1\s*Gone\s*1/);
  expect(await page.locator('.group').allInnerTexts()).toEqual([
    expect.stringContaining('Kit/Badge'),
    expect.stringContaining('Stories that are gone'),
  ]);
});

it('goes to the next and the previous one by arrow keys', async () => {
  await page.keyboard.press('ArrowRight');
  expect(await heading()).toContain('Many </script>');
  expect(await captions()).toEqual(['Actual']);
  await page.keyboard.press('ArrowDown');
  expect(await captions()).toEqual(['Expected']);
  await page.keyboard.press('ArrowRight');
  expect(await heading()).toContain('kit-old--x');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await heading()).toContain('One');
});

it('slides from one to the other', async () => {
  await page.keyboard.press('2');
  const upper = page.locator('.frame img').nth(1);
  const before = await upper.evaluate((image) => (image as HTMLElement).style.clipPath);
  await page.getByRole('slider').press('ArrowRight');
  expect(await upper.evaluate((image) => (image as HTMLElement).style.clipPath)).not.toBe(before);
  expect(await heading()).toContain('One'); // The arrow key moved the slider, not the list.
});

it('blinks automatically and by the space bar; under reduced motion by the space bar only', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('3');
  const first = await captions();
  await page.keyboard.press(' ');
  const second = await captions();
  expect([...first, ...second].sort()).toEqual(['Actual', 'Expected']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForFunction(
    (shown) => document.querySelector('figcaption')?.textContent?.startsWith(shown!),
    first[0],
  );
});

it('shows the difference close, or in the whole picture', async () => {
  const fraction = () =>
    page
      .locator('.frame')
      .first()
      .evaluate((frame) => frame.querySelector('img')!.clientWidth / frame.clientWidth);
  expect(await fraction()).toBeCloseTo(4, 0); // 20 px and a margin of 40 on both sides, of 400.
  await page.keyboard.press('c');
  expect(await fraction()).toBeCloseTo(1, 1);
});

it('filters by what happened and by words', async () => {
  await page.getByRole('button', { name: /^New/ }).click();
  expect(await page.locator('.item').count()).toBe(1);
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('searchbox').fill('badge one');
  expect(await page.locator('.item').count()).toBe(1);
  await page.getByRole('searchbox').fill('nothing');
  expect(await page.locator('.stage').innerText()).toContain('No picture matches');
});

it('gives the commands that accept this story and all', async () => {
  expect(await page.locator('footer code').allInnerTexts()).toEqual([
    'npm run pictures -- kit-badge--one --accept',
    'npm run pictures -- --accept',
  ]);
});

it('shows when nothing differs', async () => {
  const file = await writePage(path.join(folder, 'none'), { ...report, pictures: [] });
  await page.goto(`file://${file}`);
  expect(await page.locator('.stage').innerText()).toContain('40 pictures are as their baselines');
});

it.each(['light', 'dark'] as const)('is accessible on a %s page', async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await page.reload();
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  const violations = await page.evaluate(async () =>
    (await (window as unknown as { axe: typeof axe }).axe.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    ),
  );
  expect(violations).toEqual([]);
});
