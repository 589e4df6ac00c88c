import { createHash } from 'node:crypto';
import { compare } from './compare.ts';
import { imageOf, type Pixels } from './pixels.ts';

/** File extension of baselines. */
export const BASELINE_TYPE = '.webp';

/** A colour with at least this share of the pixels is a surface and kept exactly. */
const SURFACE = 1 / 200;
/**
 * All other colours are edges of glyphs and shadows: their channels are rounded to multiples of this, which
 * nobody can see.
 */
const STEP = 16;

const fingerprint = ({ data, width, height }: Pixels) =>
  createHash('sha256').update(`${width}×${height}`).update(data).digest('hex').slice(0, 32);

/** In place of a fingerprint: the baseline is taken from no picture that is known to be sound. */
const NONE = '0'.repeat(32);

/**
 * Encodes a baseline: lossless WebP with slightly fewer colours, and with the fingerprint of the original,
 * so that an identical picture is recognised without decoding. One whose colours lack contrast has none: what is
 * recognised is not measured again (DEC-134).
 *
 * Estimated for 1,299 pictures from every twentieth or twenty-fifth of them: PNG with a palette 28.8 MB;
 * lossless WebP of the same pixels about 16 MB; with rounded edge colours about 12 MB. Near-lossless WebP
 * (about 18 MB) loses the palette; lossless AVIF is three times as large as PNG.
 */
export async function baselineOf(picture: Pixels, isSound: boolean): Promise<Buffer> {
  const kept = withFewerColours(picture);
  const exact = compare(kept, picture).strays === 0 ? kept : picture;
  return imageOf(exact)
    .webp({ lossless: true, effort: 4 })
    .withExif({ IFD0: { ImageDescription: isSound ? fingerprint(picture) : NONE } })
    .toBuffer();
}

/** Whether the baseline was made from exactly this picture. */
export const isTakenFrom = (baseline: Buffer, picture: Pixels) =>
  baseline.includes(fingerprint(picture), startOfExif(baseline));

/**
 * The baseline with the fingerprint of a picture that looks the same, such as one whose shadow has become fainter
 * by a shade. The rest of the file stays, so that the repository hardly grows.
 */
export function withFingerprintOf(picture: Pixels, baseline: Buffer): Buffer {
  const start = startOfExif(baseline);
  const at = baseline.toString('latin1', start).search(/[0-9a-f]{32}/);
  if (at < 0) return baseline;
  const renewed = Buffer.from(baseline);
  renewed.write(fingerprint(picture), start + at, 'latin1');
  return renewed;
}

/** EXIF stands at the end of a WebP file. */
const startOfExif = (baseline: Buffer) => Math.max(0, baseline.length - 1024);

function withFewerColours({ data, width, height }: Pixels): Pixels {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const kept = Buffer.from(data);
  const least = width * height * SURFACE;
  for (let at = 0; at < data.length; at += 3) {
    if (counts.get(data.readUIntBE(at, 3))! >= least) continue;
    for (let channel = at; channel < at + 3; channel++)
      kept[channel] = Math.min(255, Math.round(data[channel]! / STEP) * STEP);
  }
  return { data: kept, width, height };
}
