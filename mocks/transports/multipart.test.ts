// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MalformedForm, readForm } from './multipart.ts';

async function* inChunks(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Encodes as a browser does. */
async function encoded(form: FormData) {
  const request = new Request('http://mock.test', { method: 'POST', body: form });
  return { bytes: new Uint8Array(await request.arrayBuffer()), type: request.headers.get('content-type')! };
}

it('reads forms of browsers, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      // line breaks of a field are normalised by the encoder, so they are left out here
      fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !/[\r\n]/.test(text)),
      fc.uint8Array({ maxLength: 600 }),
      fc.integer({ min: 1, max: 300 }),
      async (version, content, chunkSize) => {
        const form = new FormData();
        form.append(
          'file',
          new File([new Uint8Array(content)], 'client "1".exe', { type: 'application/x-msdownload' }),
        );
        form.append('version', version);
        const { bytes, type } = await encoded(form);

        const read = await readForm(inChunks(bytes, chunkSize), type);
        const file = read.get('file') as File;
        expect([...read.keys()].toSorted()).toEqual(['file', 'version']);
        expect(read.get('version')).toBe(version);
        expect([file.name, file.type, file.size]).toEqual([
          'client "1".exe',
          'application/x-msdownload',
          content.length,
        ]);
        expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(content));
      },
    ),
    { numRuns: 60 },
  );
});

it('reports the size of a file of which it keeps the first bytes only', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(300_000).fill(7)], 'client.exe'));
  const { bytes, type } = await encoded(form);
  const file = (await readForm(inChunks(bytes, 65_536), type)).get('file') as File;
  expect(file.size).toBe(300_000);
  expect((await file.arrayBuffer()).byteLength).toBe(4096);
});

it.each([
  ['no boundary', 'multipart/form-data', ''],
  [
    'cut short',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="version"\r\n\r\n1.0',
  ],
  ['malformed headers', 'multipart/form-data; boundary=x', '--y\r\n\r\n'],
])('refuses a form: %s', async (_case, type, text) => {
  await expect(readForm(inChunks(new TextEncoder().encode(text), 10), type)).rejects.toBeInstanceOf(
    MalformedForm,
  );
});
