import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { isNarrow } from './atlas.ts';
import type { PictureFile } from './picture-files.ts';

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/atlas');

/** Size of a thumbnail for screens of two pixels a point: the top of a page, or of a phone. */
const WIDE = { width: 512, height: 320 };
const NARROW = { width: 256, height: 554 };

/** Thumbnail name derived from the content, so that each picture is converted once. */
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
    // by way of a temporary file, since another process may be making the same thumbnail
    await writeFile(`${kept}.${process.pid}`, made);
    await rename(`${kept}.${process.pid}`, kept);
    return made;
  });
}
