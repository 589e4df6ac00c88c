import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { baselineOf, isTakenFrom } from './baseline.ts';
import { compare } from './compare.ts';

const root = path.join(import.meta.dirname, '../..');
const baselines = path.join(root, 'stories/pictures');
const failures = path.join(root, 'reports/pictures');

/** A picture may be taken a moment too early; it counts as different only when it stays different. */
const TRIES = 3;

export interface Shot {
  /** File name without ending, such as `screens-landing--typical/dark-390`. */
  name: string;
  /** Selector of what is on the picture, within the story's frame. */
  selector: string;
}

/** Makes the outer page as large as the story's frame: smaller, and the frame is scaled, and the picture blurred. */
const setOuterViewport: BrowserCommand<[width: number, height: number]> = async ({ page }, width, height) => {
  await page.setViewportSize({ width, height });
};

/**
 * Compares what the frame shows with the baseline; answers what is wrong, or undefined. PICTURES=update writes the
 * baseline instead. A difference leaves expected, actual and difference in reports/pictures.
 */
const matchPicture: BrowserCommand<[shot: Shot]> = async ({ iframe }, { name, selector }): Promise<string | undefined> => {
  const file = path.join(baselines, `${name}.png`);
  const shoot = () => iframe.locator(selector).first().screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const expected = await readFile(file).catch(() => undefined);
  let actual = await shoot();

  if (process.env.PICTURES === 'update') {
    // an unchanged picture is left as it is, so that an update touches only what really looks different
    if (!expected || !(isTakenFrom(expected, actual) || compare(expected, actual).isSame)) await write(file, await baselineOf(actual));
    return undefined;
  }
  if (!expected) {
    await write(path.join(failures, `${name}.actual.png`), actual);
    return `${name}: no baseline. Look at reports/pictures/${name}.actual.png, then run npm run pictures:update`;
  }
  if (isTakenFrom(expected, actual)) return undefined;
  let result = compare(expected, actual);
  for (let tries = 1; !result.isSame && tries < TRIES; tries++) {
    actual = await shoot();
    result = compare(expected, actual);
  }
  if (result.isSame) return undefined;
  await write(path.join(failures, `${name}.expected.png`), expected);
  await write(path.join(failures, `${name}.actual.png`), actual);
  if (result.difference) await write(path.join(failures, `${name}.difference.png`), result.difference);
  return `${name}: ${result.says}. See reports/pictures/${name}.*.png; if it is meant, run npm run pictures:update`;
};

async function write(file: string, content: Buffer) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** What the story tests may ask of the machine. */
export const commands = { setOuterViewport, matchPicture };
