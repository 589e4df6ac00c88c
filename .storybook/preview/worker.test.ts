// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { SESSION_LOCK } from '#src/api/refresh.ts';
import { requireServiceWorker } from '#mocks/transports/needs-worker.ts';
import { withLock } from '#src/app/lock.ts';
import { abortRequests, controlled } from './worker.ts';

it('the next story begins once a sign-out of the one before is over, however long that takes', async () => {
  const order: string[] = [];
  let end = () => {};
  const signOut = withLock(SESSION_LOCK, () => new Promise<void>((resolve) => (end = resolve)));
  const queued = withLock(SESSION_LOCK, async () => void order.push('the sign-out that waited'));
  const next = abortRequests().then(() => order.push('the next story'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(order).toEqual([]);
  end();
  await Promise.all([signOut, queued, next]);
  expect(order).toEqual(['the sign-out that waited', 'the next story']);
});

it('an older worker of this origin, or that of another workshop, is waited out', async () => {
  const [older, own] = [{}, {}];
  const steps = [
    { controller: older, active: older, installing: own },
    { controller: older, active: older, waiting: own },
    { controller: older, active: own },
    { controller: own, active: own },
  ];
  const seen: unknown[] = [];
  const serviceWorker = {
    getRegistration: async () => {
      const step = steps[seen.length]!;
      seen.push(step);
      return Object.assign(serviceWorker, { controller: step.controller }) && step;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker });
  await controlled();
  expect(seen).toEqual(steps);
});

it('the update of an older worker is in its place when MSW starts', async () => {
  const registration = {
    active: { scriptURL: 'http://localhost/mockServiceWorker.js' },
    installing: undefined as object | undefined,
    version: 'older',
    async update() {
      this.installing = {};
      setTimeout(() => Object.assign(this, { installing: undefined, version: 'own' }), 50);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('isSecureContext', true);
  expect(await requireServiceWorker(async () => registration.version)).toBe('own');
});
