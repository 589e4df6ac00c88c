import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { decode, imageOf, type Pixels } from './pixels.ts';
import { baselineFolder, reportFolder } from './records.ts';

const root = path.join(import.meta.dirname, '../..');
const PAGE = 'http://calibration.localhost/.storybook/visual/calibration.html';
const baselineFile = path.join(baselineFolder, 'calibration.webp');

/**
 * The largest difference per channel (0 to 255), pixel by pixel. Much stricter than the comparison of
 * pictures: glyphs that are placed differently here would break lines elsewhere.
 */
const SAME_COLOUR = 16;

/** `unknown`: there is no calibration picture yet. */
export type Calibration = 'same' | 'different' | 'unknown';

/**
 * Whether this machine renders like the one that took the baselines. Compares a page with text in both
 * fonts, borders, corners, a gradient and shadows; where it differs, pictures prove nothing.
 */
export async function calibrate(options?: LaunchOptions): Promise<Calibration> {
  const actual = await drawCalibration(options);
  const baseline = await readFile(baselineFile).catch(() => undefined);
  if (!baseline) return 'unknown';
  if (isSameDrawing(await decode(baseline), actual)) return 'same';
  await mkdir(reportFolder, { recursive: true });
  await writeFile(path.join(reportFolder, 'calibration.actual.png'), await imageOf(actual).png().toBuffer());
  return 'different';
}

/** Stores this machine's rendering as the reference. */
export async function writeCalibration(): Promise<void> {
  const image = imageOf(await drawCalibration()).webp({ lossless: true });
  await mkdir(baselineFolder, { recursive: true });
  await writeFile(baselineFile, await image.toBuffer());
}

export function isSameDrawing(a: Pixels, b: Pixels): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  return a.data.every((channel, at) => Math.abs(channel - b.data[at]!) <= SAME_COLOUR);
}

export async function drawCalibration(options: LaunchOptions = launchOptions()): Promise<Pixels> {
  const browser = await chromium.launch({ ...options, timeout: 180_000 });
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 560 }, colorScheme: 'light' });
    await page.route('**', async (route) => {
      const file = path.join(root, new URL(route.request().url()).pathname);
      await route.fulfill({ path: file }).catch(() => route.abort());
    });
    await page.goto(PAGE);
    await page.evaluate(() => document.fonts.ready);
    return await decode(await page.screenshot());
  } finally {
    await browser.close();
  }
}
