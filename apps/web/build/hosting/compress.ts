import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Returns files that compress well and are the same at every host: fonts and pictures are compressed already, and
 * documents get the host's configuration.
 */
export const isTextAsset = (file: string) => /\.(js|css|svg)$/.test(file);

/** Smallest file, in bytes, for which compression saves more than headers and a packet cost. */
const MIN_BYTES = 1000;

/** Writes `.br` and `.gz` beside each file, so that no server has to compress an answer. */
export async function compress(files: string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < MIN_BYTES) return;
      for (const [extension, compressed] of Object.entries(compressors))
        writeFileSync(`${file}.${extension}`, await compressed(content));
    }),
  );
}
