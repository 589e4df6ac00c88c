// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

let written: string[];
const writeText = vi.fn(async (text: string) => void written.push(text));
const write = vi.fn(
  async ([item]: { text: Promise<Blob> }[]) =>
    void written.push(await (await (item as { text: Promise<Blob> }).text).text()),
);
const execCommand = vi.fn(() => true);

beforeEach(() => {
  written = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      text: Promise<Blob>;
      constructor(data: { 'text/plain': Promise<Blob> }) {
        this.text = data['text/plain'];
      }
    },
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText, write } });
  document.execCommand = execCommand;
});

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

it('copies a text', async () => {
  expect(await copyText('A-1')).toBe(true);
  expect(written).toEqual(['A-1']);
});

it('passes a promised text to the browser before the promise resolves', async () => {
  let arrive = (_: string) => {};
  const copying = copyText(new Promise<string>((resolve) => (arrive = resolve)));
  expect(write).toHaveBeenCalledOnce();
  arrive('A-1\nA-2');
  expect(await copying).toBe(true);
  expect(written).toEqual(['A-1\nA-2']);
});

it('falls back to the selection, and reports a failure of both', async () => {
  writeText.mockImplementationOnce(refuse);
  expect(await copyText('A-1')).toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');

  writeText.mockImplementationOnce(refuse);
  execCommand.mockReturnValueOnce(false);
  expect(await copyText('A-1')).toBe(false);
});

it('works without the clipboard interface', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  expect(await copyText(Promise.resolve('A-1'))).toBe(true);
  expect(execCommand).toHaveBeenCalledOnce();
});

it('reports a failure when the promised text fails', async () => {
  expect(await copyText(Promise.reject(new Error('offline')))).toBe(false);
  expect(execCommand).not.toHaveBeenCalled();
});
