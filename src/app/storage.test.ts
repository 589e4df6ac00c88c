// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { storage } from './storage.ts';

const refused = (name: string) => () => {
  throw new DOMException('refused', name);
};

describe('storage that does not work', () => {
  it.each<[string, () => void]>([
    ['is null', () => void vi.stubGlobal('localStorage', null)],
    ['is missing', () => void vi.stubGlobal('localStorage', undefined)],
    [
      'throws on access',
      () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refused('SecurityError')),
    ],
    [
      'throws on use',
      () => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const)
          vi.spyOn(Storage.prototype, name).mockImplementation(refused('SecurityError'));
      },
    ],
  ])('reads as null and throws nothing when storage %s', (_, breakIt) => {
    breakIt();
    storage.write('key', 'value');
    expect(storage.read('key')).toBeNull();
    storage.remove('key');
  });

  it('removes the old value if the new value exceeds the quota', () => {
    storage.write('key', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused('QuotaExceededError'));
    storage.write('key', 'new');
    expect(storage.read('key')).toBeNull();
  });
});
