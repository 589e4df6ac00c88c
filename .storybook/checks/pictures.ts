import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/chromium.ts';

const root = path.join(import.meta.dirname, '../..');
export const pictureFolder = path.join(root, 'stories/pictures');
export const reportFolder = path.join(root, 'reports/pictures');
const comparedList = path.join(reportFolder, 'compared.txt');
/** Baselines as PNG, the only type that `toMatchScreenshot` knows, where a picture differs. */
const cache = path.join(root, '.cache/pictures');
const stamp = path.join(pictureFolder, 'taken-with.txt');

/**
 * Options of `toMatchScreenshot`: pixelmatch sees a surface that differs by 4 of 255 and, with edge pixels, a
 * rounder corner. The same browser renders up to 13 of those differently (DEC-137).
 */
export const screenshots = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.0133, includeAA: true, allowedMismatchedPixels: 20 },
  timeout: 0, // a test has a bound of its own, and Vitest's timer here would keep the run open after its end
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(cache, arg + ext),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(reportFolder, arg + ext),
} as const;

/** Returns the names of all files of a type, without it, such as `kit-badge/variants/light`. */
export function namesIn(folder: string, type: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(type))
    .map((file) => file.slice(0, -type.length).replaceAll('\\', '/'));
}

/** Returns the baselines that no story was compared with. */
export function findUncompared(): string[] {
  const compared = fs.existsSync(comparedList) ? fs.readFileSync(comparedList, 'utf8').split('\n') : [];
  return namesIn(pictureFolder, '.webp').filter((name) => !compared.includes(name));
}

const baseline = (name: string) => path.join(pictureFolder, `${name}.webp`);
const cachedPng = (name: string) => path.join(cache, `${name}.png`);

/** Compares a picture with its baseline, which is left as PNG where they differ. */
export async function isBaseline(name: string, png: Buffer): Promise<boolean> {
  fs.mkdirSync(reportFolder, { recursive: true });
  fs.appendFileSync(comparedList, `${name}\n`);
  fs.rmSync(cachedPng(name), { force: true });
  if (!fs.existsSync(baseline(name))) return false;
  const pixels = (picture: string | Buffer) =>
    sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [before, after] = await Promise.all([pixels(baseline(name)), pixels(png)]);
  if (before.info.width === after.info.width && before.data.equals(after.data)) return true;
  fs.mkdirSync(path.dirname(cachedPng(name)), { recursive: true });
  await sharp(baseline(name)).png({ compressionLevel: 1 }).toFile(cachedPng(name));
  fs.utimesSync(cachedPng(name), 0, 0); // older than the files of an update
  return false;
}

/**
 * Sets Vitest up for stories. After an update, makes the PNGs that it has written baselines; lossless WebP is a
 * quarter of the size.
 */
export default function setUp({ config }: TestProject): (() => Promise<void>) | undefined {
  const started = Date.now();
  if (config.env.PICTURES !== 'on' || config.snapshotOptions.updateSnapshot !== 'all') return undefined;
  return async () => {
    for (const name of namesIn(cache, '.png'))
      if (fs.statSync(cachedPng(name)).mtimeMs > started) await writeBaseline(name, cachedPng(name));
  };
}

/** Makes a PNG the baseline: lossless, in all its colours. */
export async function writeBaseline(name: string, png: string): Promise<void> {
  fs.mkdirSync(path.dirname(baseline(name)), { recursive: true });
  await sharp(png).removeAlpha().webp({ lossless: true }).toFile(baseline(name));
}

/**
 * Returns the exact version of the browser that draws here, such as `Chromium 153.0.8010.0`. Another one draws
 * other edges.
 */
const browserHere = () => `Chromium ${findChromium()?.version ?? 'of no version'}`;

/** Returns the reason why this machine cannot compare pictures, or undefined. */
export function browserMismatch(): string | undefined {
  const taken = fs.readFileSync(stamp, 'utf8').trim();
  const here = browserHere();
  return here === taken ? undefined : `they were taken with ${taken}, and here is ${here}`;
}

/** Returns the reason why a run compares no pictures, or undefined. In CI it is a failure, unless requested. */
export function reasonForNoPictures(
  { PICTURES, CI } = process.env,
): { reason: string; isFailure: boolean } | undefined {
  const reason = PICTURES === 'off' ? 'PICTURES is off' : browserMismatch();
  return reason === undefined
    ? undefined
    : { reason: `Pictures were not compared: ${reason}.`, isFailure: PICTURES !== 'off' && Boolean(CI) };
}

/** Deletes all baselines before they are retaken with this machine's browser. */
export function deletePictures(): void {
  fs.rmSync(pictureFolder, { recursive: true });
  fs.mkdirSync(pictureFolder);
  fs.writeFileSync(stamp, `${browserHere()}\n`);
}
