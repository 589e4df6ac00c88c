import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../../scripts/chromium.ts';
import { drawCalibration, isSameDrawing } from './calibration.ts';
import { compare } from './compare.ts';

/** Font settings of another machine: glyphs fitted to whole pixels. The headless shell has a flag for this. */
function otherFontSettings(): string {
  const file = path.join(tmpdir(), `fonts-${process.pid}.conf`);
  const edit =
    '<edit name="hinting" mode="assign"><bool>true</bool></edit><edit name="hintstyle" ' +
    'mode="assign"><const>hintfull</const></edit>';
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      <match target="pattern">${edit}</match><match target="font">${edit}</match>
    </fontconfig>`,
  );
  return file;
}

let ours: Awaited<ReturnType<typeof drawCalibration>>;
beforeAll(async () => {
  ours = await drawCalibration();
});

it('gives the same picture twice, with both fonts', async () => {
  expect(isSameDrawing(ours, await drawCalibration())).toBe(true);
});

it('recognises a machine with another pixel ratio', async () => {
  const options = launchOptions();
  const other = await drawCalibration({
    ...options,
    args: [...options.args, '--force-device-scale-factor=1.25'],
  });
  expect(isSameDrawing(ours, other)).toBe(false);
});

it.runIf(process.platform === 'linux')('recognises a machine that positions glyphs differently', async () => {
  const options = launchOptions();
  const other = await drawCalibration({
    ...options,
    args: [...options.args, '--font-render-hinting=full'],
    env: { ...process.env, FONTCONFIG_FILE: otherFontSettings() } as Record<string, string>,
  });
  expect(compare(ours, other).isSame).toBe(false);
  expect(isSameDrawing(ours, other)).toBe(false);
});

it('is stricter than the comparer of pictures', () => {
  const flat = (value: number) => ({ data: Buffer.alloc(300, value), width: 10, height: 10 });
  expect([compare(flat(100), flat(130)).isSame, isSameDrawing(flat(100), flat(130))]).toEqual([true, false]);
  expect(isSameDrawing(flat(100), flat(110))).toBe(true);
  expect(isSameDrawing(flat(100), { ...flat(100), width: 5, height: 20 })).toBe(false);
});
