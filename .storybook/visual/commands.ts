import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { BASELINE_TYPE, baselineOf, isTakenFrom, withFingerprintOf } from './baseline.ts';
import { capture, captureStill } from './capture.ts';
import { compare } from './compare.ts';
import { decode, imageOf, type Pixels } from './pixels.ts';
import {
  baselineFolder,
  type MeasuredShot,
  type PictureMode,
  type PictureRecord,
  record,
  reportFolder,
  type Shot,
} from './records.ts';

const mode = (process.env.PICTURES ?? 'off') as PictureMode;

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

/** Records that the story has taken all its pictures; other baselines of it are obsolete. */
const recordStory: BrowserCommand<[id: string]> = (_context, id) => record({ done: id });

const baselineFile = (name: string) => path.join(baselineFolder, name + BASELINE_TYPE);
const readBaseline = (name: string) => readFile(baselineFile(name)).catch(() => undefined);

/** Whether the page is its baseline to the pixel; then nothing more has to be done. */
const isBaseline: BrowserCommand<[shot: Shot]> = async (
  { page },
  { name, story, clip },
): Promise<boolean> => {
  if (mode === 'skip') return false;
  const baseline = await readBaseline(name);
  if (!baseline || !isTakenFrom(baseline, await capture(page, clip))) return false;
  record({ picture: name, story, status: 'same' });
  return true;
};

/** Compares the page with its baseline, or writes the baseline. Returns what is wrong, if something is. */
const checkPicture: BrowserCommand<[shot: MeasuredShot]> = async (
  { page },
  { name, story, clip, isSound },
): Promise<string | undefined> => {
  const recordAs = (status: PictureRecord['status'], more: Partial<PictureRecord> = {}) => {
    record({ picture: name, story, status, ...(!isSound && { isUnsound: true }), ...more });
    return undefined;
  };
  if (mode === 'skip') return recordAs('skipped');
  const baseline = await readBaseline(name);
  const { pixels: actual, isStill } = await captureStill(() => capture(page, clip));
  const size = { width: actual.width, height: actual.height };
  const expected = baseline && (await decode(baseline));
  const result = expected && compare(expected, actual);
  // Keep the picture where it looks the same, so that an update only changes what looks different.
  if (baseline && result?.isSame) {
    if (mode === 'update' && isStill && isSound)
      await write(baselineFile(name), withFingerprintOf(actual, baseline));
    return recordAs('same');
  }
  if (mode === 'update') {
    await write(baselineFile(name), await baselineOf(actual, isSound));
    return recordAs('updated', { size });
  }

  await write(path.join(reportFolder, `${name}.actual.png`), await png(actual));
  if (!expected || !result) {
    recordAs('new', { size });
    return `${name}: there is no baseline of it`;
  }
  const about = isStill ? result.about : `${result.about}, and the page never becomes still`;
  await write(path.join(reportFolder, `${name}.expected${BASELINE_TYPE}`), baseline);
  await write(path.join(reportFolder, `${name}.difference.png`), await png(result.difference!));
  const was = { width: expected.width, height: expected.height };
  recordAs('changed', { size, was, about, regions: result.regions });
  return `${name}: ${about}`;
};

const png = (pixels: Pixels) => imageOf(pixels).png({ compressionLevel: 6 }).toBuffer();

async function write(file: string, content: Buffer) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Commands that story tests can call on the server. */
export const commands = { setOuterViewport, emulateForcedColors, recordStory, isBaseline, checkPicture };
