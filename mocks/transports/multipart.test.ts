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
