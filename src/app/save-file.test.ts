// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { safeName, saveFile } from './save-file.ts';

it.each([
  ['client-1.2.3.exe', 'client-1.2.3.exe'],
  ['client-../../etc/1.exe', 'client-....etc1.exe'],
  ['client-1\\2.exe', 'client-12.exe'],
  ['../up.exe', 'up.exe'],
  ['client-1.0\u202egpj.exe', 'client-1.0gpj.exe'],
  ['client-2026.1+sha.5114f85.exe', 'client-2026.1+sha.5114f85.exe'],
])('%s is saved as %s', (name, safe) => expect(safeName(name)).toBe(safe));

it('clicks a download link and lets the bytes go a minute later', () => {
  vi.useFakeTimers();
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  URL.createObjectURL = vi.fn(() => 'blob:bytes');
  URL.revokeObjectURL = vi.fn();
  saveFile(new Blob(['MZ']), 'client-1.0.0.exe');
  expect(clicked.map(({ download, href }) => [download, href])).toEqual([['client-1.0.0.exe', 'blob:bytes']]);
  vi.advanceTimersByTime(59_999);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:bytes');
});
