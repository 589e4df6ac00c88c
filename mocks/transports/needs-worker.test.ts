// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { requireServiceWorker } from './needs-worker.ts';

it('an older worker is replaced by its update before MSW starts', async () => {
  const registration = {
    active: { scriptURL: 'http://localhost/mockServiceWorker.js' },
    installing: undefined as object | undefined,
    version: 'older',
    async update() {
      this.installing = {};
      setTimeout(() => Object.assign(this, { installing: undefined, version: 'own' }), 50);
    },
  };
  const serviceWorker = { getRegistration: async () => registration, controller: registration.active };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('isSecureContext', true);
  expect(await requireServiceWorker(async () => registration.version)).toBe('own');
});
