import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { isNarrow } from './atlas.ts';
import type { PictureFile } from './picture-files.ts';

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/atlas');

/** The top of a picture, sharp on a screen of two pixels a point: a page, or a phone. */
const WIDE = { width: 512, height: 320 };
const NARROW = { width: 256, height: 554 };

/** File name of a picture's thumbnail: by content, so that the same one is made once. */
export const thumbnailName = ({ blob }: PictureFile) => `${blob.slice(0, 20)}.webp`;

export async function thumbnailOf(file: PictureFile): Promise<Buffer> {
  const kept = path.join(cache, thumbnailName(file));
  return readFile(kept).catch(async () => {
    const size = isNarrow(file) ? NARROW : WIDE;
    const made = await sharp(await file.read())
      .resize({ ...size, fit: 'cover', position: 'top' })
      .webp({ quality: 72 })
      .toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(`${kept}.${process.pid}`, made);
    await rename(`${kept}.${process.pid}`, kept); // never half a file where two processes make the same one
    return made;
  });
}
