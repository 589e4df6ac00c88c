import { afterEach, expect, it } from 'vitest';

// JavaScript without types: Node.js loads it before anything is transformed
const { restoreEnv, restoreGlobals } = await import('./leftovers.js' as string);

afterEach(() => void delete process.env.LEFT_BEHIND);

it('a replaced or removed global is given back and named', () => {
  const scope: Record<string, unknown> = { fetch: () => 'real', Date, crypto: 1 };
  const before = Object.getOwnPropertyDescriptors(scope);
  const { fetch } = scope;
  scope.fetch = () => 'stub';
  delete scope.crypto;
  scope.added = true;
  expect(restoreGlobals(before, scope)).toEqual(['globalThis.fetch', 'globalThis.crypto']);
  expect(scope).toMatchObject({ fetch, Date, crypto: 1 });
  expect(restoreGlobals(before, scope)).toEqual([]);
});

it('a global that was loaded at its first use is unchanged', () => {
  const loaded = {};
  const scope = Object.defineProperty({}, 'crypto', { get: () => loaded, configurable: true });
  const before = Object.getOwnPropertyDescriptors(scope);
  Object.defineProperty(scope, 'crypto', { value: loaded, configurable: true });
  expect(restoreGlobals(before, scope)).toEqual([]);
});

it('a changed variable of process.env is given back and named', () => {
  const before = { ...process.env };
  process.env.LEFT_BEHIND = 'yes';
  process.env.TZ = 'Asia/Tokyo';
  expect(restoreEnv(before)).toEqual(['process.env.TZ', 'process.env.LEFT_BEHIND']);
  expect(process.env).toEqual(before);
});
