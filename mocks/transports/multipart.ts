import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';

/** Size of the kept part of an uploaded file. The handlers look at its first bytes only. */
const KEPT_BYTES = 4096;

/** The body is not valid multipart/form-data. */
export class MalformedForm extends Error {}

/**
 * Reads multipart/form-data as a stream, so that memory use does not grow with the size of the files. A `File`
 * in the result has its true `size`, but only its first bytes as content. Rejects with MalformedForm.
 */
export async function readForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  signal?: AbortSignal,
): Promise<FormData> {
  const form = new FormData();
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType } });
    parser.on('field', (name, value) => form.append(name, value));
    parser.on('file', (name, stream, filename, _encoding, type) => {
      const kept: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        if (size < KEPT_BYTES) kept.push(Buffer.from(chunk.subarray(0, KEPT_BYTES - size)));
        size += chunk.length;
      });
      stream.on('end', () => {
        const file = new File([Buffer.concat(kept)], unescapeFilename(filename), { type });
        form.append(name, Object.defineProperty(file, 'size', { value: size }));
      });
      stream.on('error', () => undefined); // the parser reports it as well
    });
    await pipeline(Readable.from(body, { objectMode: false }), parser);
    return form;
  } catch (error) {
    signal?.throwIfAborted();
    throw new MalformedForm(error instanceof Error ? error.message : String(error));
  }
}

/** Browsers escape quotes and line breaks in file names as percent codes (HTML, form submission). */
const unescapeFilename = (name: string) =>
  name.replace(/%(22|0D|0A)/gi, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
