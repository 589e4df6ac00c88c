import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findChromium } from '../../scripts/chromium.ts';

const root = path.join(import.meta.dirname, '../..');
export const pictureFolder = path.join(root, 'stories/pictures');
export const reportFolder = path.join(root, 'reports/pictures');
/** The baselines as PNG, the only type that `toMatchScreenshot` knows. */
const cache = path.join(root, '.cache/pictures');
const stamp = path.join(pictureFolder, 'taken-with.txt');

/**
 * `toMatchScreenshot`: pixelmatch sees a surface that differs by 2 of 255. Beyond the edges that it takes for
 * anti-aliasing, five pixels may differ: below a scrim, the same browser places a glyph now and then a fraction off.
 */
export const screenshots = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.0038, allowedMismatchedPixels: 5 },
  timeout: 15_000,
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(cache, arg + ext),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(reportFolder, arg + ext),
} as const;

/** The names of all files of a type, without it, such as `kit-badge/variants/light`. */
export function namesIn(folder: string, type: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(type))
    .map((file) => file.slice(0, -type.length).replaceAll('\\', '/'));
}

const baseline = (name: string) => path.join(pictureFolder, `${name}.webp`);
const unpacked = (name: string) => path.join(cache, `${name}.png`);
const age = (file: string) => (existsSync(file) ? Math.floor(statSync(file).mtimeMs) : 0);

/** Dates the PNG like its baseline, so that the newer of the two is the one that changed. */
const sameAge = (name: string) =>
  utimesSync(unpacked(name), age(baseline(name)) / 1000, age(baseline(name)) / 1000);

/** Writes the baselines as PNG where they are newer. Lossless WebP, as they are committed, is a quarter of the size. */
export async function unpackPictures(): Promise<void> {
  const names = namesIn(pictureFolder, '.webp');
  for (const name of namesIn(cache, '.png')) if (!names.includes(name)) rmSync(unpacked(name));
  for (const name of names.filter((known) => age(baseline(known)) > age(unpacked(known)))) {
    mkdirSync(path.dirname(unpacked(name)), { recursive: true });
    await sharp(baseline(name)).png({ compressionLevel: 1 }).toFile(unpacked(name));
    sameAge(name);
  }
}

/** Writes the PNG that are newer than their baselines, after an update, as baselines. */
export async function packPictures(): Promise<void> {
  for (const name of namesIn(cache, '.png'))
    if (age(unpacked(name)) > age(baseline(name))) {
      await writeBaseline(name, unpacked(name));
      sameAge(name);
    }
}

/** Makes a PNG the baseline: lossless, in all its colours. */
export async function writeBaseline(name: string, png: string): Promise<void> {
  mkdirSync(path.dirname(baseline(name)), { recursive: true });
  await sharp(png).removeAlpha().webp({ lossless: true }).toFile(baseline(name));
}

/** Removes a baseline. */
export const removeBaseline = (name: string) => rmSync(baseline(name), { force: true });

/** The browser that draws here, such as `linux, Chromium 156`. Another one draws other edges. */
function browserHere(): string {
  const version = execFileSync(findChromium() ?? 'chromium', ['--version', '--no-sandbox'], {
    encoding: 'utf8',
  });
  return `${process.platform}, Chromium ${/(\d+)\./.exec(version)?.[1]}`;
}

/** Why pictures cannot be compared on this machine, if they cannot. */
export function otherBrowser(): string | undefined {
  const taken = readFileSync(stamp, 'utf8').trim();
  const here = browserHere();
  return here === taken ? undefined : `they were taken with ${taken}, and here is ${here}`;
}

/** Records that the baselines were taken with the browser of this machine. */
export const stampBrowser = () => writeFileSync(stamp, `${browserHere()}\n`);
