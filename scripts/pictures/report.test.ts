import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeDifference } from './difference.ts';
import { renderPage } from './report-page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));

async function picture(name: string, height: number, box: { left: number; size: number }) {
  const file = path.join(folder, name);
  const { size, left } = box;
  const input = { create: { width: size, height: size, channels: 3, background: '#888' } } as const;
  await sharp({ create: { width: 400, height, channels: 3, background: '#fff' } })
    .composite([{ input, left, top: 40 }])
    .toFile(file);
  return file;
}

it('counts and crops what has changed', async () => {
  const before = await picture('before.png', 300, { left: 200, size: 10 });
  const after = await picture('after.png', 300, { left: 201, size: 10 });
  expect(await writeDifference(before, after, path.join(folder, 'diff.png'))).toMatchObject({
    pixels: 20,
    crop: { left: 136, top: 0, width: 139, height: 114 },
  });
});

it('pads sizes that differ, and names them', async () => {
  const before = await picture('small.png', 90, { left: 10, size: 10 });
  const after = await picture('large.png', 91, { left: 10, size: 10 });
  const diff = path.join(folder, 'diff.png');
  const change = await writeDifference(before, after, diff);
  expect(change).toMatchObject({ pixels: 400, crop: { left: 0, width: 400, top: 26, height: 65 } });
  expect(await sharp(diff).metadata()).toMatchObject({ width: 400, height: 91 });
  const story = 'kit-badge--variants';
  const page = renderPage([{ name: 'kit-badge/variants/light', story, status: 'changed', change }]);
  expect(page).toContain('400 × 90 → 400 × 91');
  expect(page).toContain('?path=/story/kit-badge--variants');
  expect(page).not.toMatch(/(src|href)="(\.\.|\/|file:)/); // stands alone
});
