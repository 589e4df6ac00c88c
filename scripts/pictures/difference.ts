import sharp from 'sharp';

export interface Size {
  width: number;
  height: number;
}

/** Result of comparing two pictures. */
export interface Change {
  expected: Size;
  actual: Size;
  pixels: number;
  /** The part of both pictures that holds all changes, with a margin. */
  crop: Size & { left: number; top: number };
}

/** A picture that differs from its baseline, or has none. */
export interface Difference {
  /** Such as `kit-badge/variants/light`. */
  name: string;
  /** The story's id. */
  story: string;
  status: 'changed' | 'new';
  change?: Change;
}

const MARGIN = 64;
/** Difference of a channel, of 255, up to which a pixel counts as the same (DEC-137). */
const TOLERANCE = 3;

/** Compares two pictures, the smaller one padded, and writes a picture of what differs. */
export async function writeDifference(expected: string, actual: string, to: string): Promise<Change> {
  const sizes = await Promise.all([sizeOf(expected), sizeOf(actual)]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all([
    pixelsOf(expected, width, height),
    pixelsOf(actual, width, height),
  ]);
  const drawn = Buffer.alloc(width * height * 3);
  let [pixels, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs(before[at + channel]! - after[at + channel]!) > TOLERANCE,
    );
    const pale = 255 - (255 - before[at + 1]!) * 0.2;
    drawn.set(differs ? [219, 0, 91] : [pale, pale, pale], pixel * 3);
    if (!differs) continue;
    pixels++;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  await sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(to);
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  const crop = {
    left,
    top,
    width: Math.min(width, right + MARGIN) - left,
    height: Math.min(height, bottom + MARGIN) - top,
  };
  return { expected: sizes[0]!, actual: sizes[1]!, pixels, crop };
}

async function sizeOf(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** RGBA bytes of a picture, padded with transparent pixels. */
async function pixelsOf(file: string, width: number, height: number): Promise<Buffer> {
  const size = await sizeOf(file);
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: '#0000' })
    .raw()
    .toBuffer();
}
