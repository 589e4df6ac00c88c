import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { compare } from './compare.ts';

/** Where the chunks after a PNG's signature and header begin. */
const AFTER_HEADER = 33;
const KEYWORD = 'Screenshot';

const fingerprint = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex');

/**
 * A screenshot as it is kept: a third of its size, with a palette of colours where that changes nothing that the
 * comparer sees, and with the fingerprint of the original, by which the same screenshot is known again without decoding.
 */
export async function baselineOf(screenshot: Buffer): Promise<Buffer> {
  const small = await sharp(screenshot).png({ palette: true, quality: 100, effort: 7, dither: 0 }).toBuffer();
  const kept = compare(small, screenshot).strays === 0 ? small : screenshot;
  return Buffer.concat([kept.subarray(0, AFTER_HEADER), textChunk(`${KEYWORD}\0${fingerprint(screenshot)}`), kept.subarray(AFTER_HEADER)]);
}

/** Is the baseline made of this very screenshot, to the byte? */
export const isTakenFrom = (baseline: Buffer, screenshot: Buffer) =>
  baseline.subarray(AFTER_HEADER, AFTER_HEADER + 128).includes(`${KEYWORD}\0${fingerprint(screenshot)}`);

/** A tEXt chunk: length, type, keyword and text, checksum. */
function textChunk(text: string): Buffer {
  const content = Buffer.from(`tEXt${text}`, 'latin1');
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
