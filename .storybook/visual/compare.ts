import type { Pixels } from './pixels.ts';
import type { Region } from './records.ts';
import { regionsOf } from './regions.ts';

/**
 * The largest difference per channel (0 to 255) of colours that count as equal: noise between rasterisers.
 */
const SAME_COLOUR = 40;
/** Unmatched pixels that are still tolerated: specks at the ends of curves. */
const SPECKS = 8;

export interface Comparison {
  isSame: boolean;
  /** Pixels without a match within one pixel in the other picture. */
  strays: number;
  /** Boxes around them; empty if the pictures are equal. */
  regions: Region[];
  /** The differences in red over a faded `actual`; absent if the pictures are equal. */
  difference?: Pixels;
  /** One line for reports. */
  about: string;
}

/**
 * Compares two pictures. Each pixel must find its colour within one pixel in the other picture, in both
 * directions: the anti-aliasing and half-pixel glyphs of another Chromium pass, a shift by two pixels does
 * not. Where sizes differ, everything outside the common area counts.
 */
export function compare(expected: Pixels, actual: Pixels): Comparison {
  const isSameSize = expected.width === actual.width && expected.height === actual.height;
  if (isSameSize && expected.data.equals(actual.data))
    return { isSame: true, strays: 0, regions: [], about: 'identical' };

  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const mask = new Uint8Array(width * height);
  let strays = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!hasLike(expected, actual, x, y) || !hasLike(actual, expected, x, y)) {
        mask[y * width + x] = 1;
        strays++;
      }
  if (isSameSize && strays <= SPECKS)
    return { isSame: true, strays, regions: [], about: `${strays} pixels differ` };
  const sizes = isSameSize
    ? ''
    : `is ${actual.width}×${actual.height}, was ${expected.width}×${expected.height}; `;
  return {
    isSame: false,
    strays,
    regions: regionsOf(mask, width),
    difference: painted(actual, mask, width, height),
    about: `${sizes}${strays} pixels differ`,
  };
}

/**
 * Whether the pixel of `from` at x, y has its colour in `to`, there or next to it. Outside of `from` there
 * is nothing to match.
 */
function hasLike(from: Pixels, to: Pixels, x: number, y: number): boolean {
  if (x >= from.width || y >= from.height) return true;
  const at = (y * from.width + x) * 3;
  if (x < to.width && y < to.height && isLike(from.data, at, to.data, (y * to.width + x) * 3)) return true;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(to.height - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(to.width - 1, x + 1); nx++)
      if (isLike(from.data, at, to.data, (ny * to.width + nx) * 3)) return true;
  return false;
}

const isLike = (a: Buffer, i: number, b: Buffer, j: number) =>
  Math.abs(a[i]! - b[j]!) <= SAME_COLOUR &&
  Math.abs(a[i + 1]! - b[j + 1]!) <= SAME_COLOUR &&
  Math.abs(a[i + 2]! - b[j + 2]!) <= SAME_COLOUR;

const RED = [230, 0, 60];

/** The picture in faded grey with the differences in red. */
function painted(picture: Pixels, mask: Uint8Array, width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (mask[at]) data.set(RED, at * 3);
      else if (x < picture.width && y < picture.height)
        data.fill(faded(picture, (y * picture.width + x) * 3), at * 3, at * 3 + 3);
    }
  return { data, width, height };
}

const faded = ({ data }: Pixels, at: number) =>
  255 - (255 - (data[at]! * 0.3 + data[at + 1]! * 0.6 + data[at + 2]! * 0.1)) * 0.3;
