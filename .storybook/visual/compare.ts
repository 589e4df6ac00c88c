import { PNG } from 'pngjs';

/** How far two colours may be apart to count as the same, per channel of 0..255: the noise of another rasteriser. */
const SAME_COLOUR = 40;
/** Pixels without a like in the other picture that are still no difference: specks at the ends of curves. */
const SPECKS = 8;

export interface Comparison {
  isSame: boolean;
  /** Pixels that have no like within one pixel in the other picture. */
  strays: number;
  /** What differs in red over a faded `actual`; absent where sizes differ. */
  difference?: Buffer;
  /** One line for the report. */
  says: string;
}

/**
 * Compares two PNGs. Each pixel must find its colour within one pixel's distance in the other picture, both ways:
 * another Chromium's anti-aliasing and half-pixel glyphs pass, a shift by two pixels does not.
 */
export function compare(expected: Buffer, actual: Buffer): Comparison {
  const a = PNG.sync.read(expected);
  const b = PNG.sync.read(actual);
  if (a.width !== b.width || a.height !== b.height)
    return { isSame: false, strays: Number.POSITIVE_INFINITY, says: `is ${b.width}×${b.height}, was ${a.width}×${a.height}` };
  if (a.data.equals(b.data)) return { isSame: true, strays: 0, says: 'identical' };

  const difference = new PNG({ width: a.width, height: a.height });
  let strays = 0;
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < a.width; x++) {
      const stray = !hasLike(a, b, x, y) || !hasLike(b, a, x, y);
      if (stray) strays++;
      paint(difference, b, x, y, stray);
    }
  const isSame = strays <= SPECKS;
  return { isSame, strays, difference: PNG.sync.write(difference), says: `${strays} pixels differ` };
}

/** Does the pixel of `from` at x, y have its colour in `to`, there or next to it? */
function hasLike(from: PNG, to: PNG, x: number, y: number): boolean {
  const at = (y * from.width + x) * 4;
  if (isLike(from.data, at, to.data, at)) return true;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(to.height - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(to.width - 1, x + 1); nx++)
      if (isLike(from.data, at, to.data, (ny * to.width + nx) * 4)) return true;
  return false;
}

const isLike = (a: Buffer, i: number, b: Buffer, j: number) =>
  Math.abs(a[i]! - b[j]!) <= SAME_COLOUR && Math.abs(a[i + 1]! - b[j + 1]!) <= SAME_COLOUR && Math.abs(a[i + 2]! - b[j + 2]!) <= SAME_COLOUR;

function paint(target: PNG, source: PNG, x: number, y: number, stray: boolean) {
  const at = (y * target.width + x) * 4;
  const fade = (channel: number) => 255 - (255 - source.data[at + channel]!) * 0.25;
  const [r, g, b] = stray ? [230, 0, 60] : [fade(0), fade(1), fade(2)];
  target.data.set([r!, g!, b!, 255], at);
}
