// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jwt } from '../contract/session.ts';
import { lockManager } from '../app/lock-manager.fake.ts';

/* Two pages of one browser: modules of their own, the same cookies, the same locks. */

let refreshes = 0;

beforeEach(() => {
  refreshes = 0;
  document.cookie = 'BEARER=old; Path=/';
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    const isOld = headers.get('authorization') === 'Bearer old';
    await Promise.resolve();
    if (!new URL(url).pathname.endsWith('/token/refresh'))
      return isOld ? Response.json({ message: jwt.expired }, { status: 401 }) : Response.json({});
    refreshes++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    document.cookie = 'BEARER=new; Path=/';
    return Response.json({});
  });
});
afterEach(() => {
  document.cookie = 'BEARER=; Max-Age=0; Path=/';
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

async function openTab() {
  vi.resetModules();
  const [{ call }, { keys }] = await Promise.all([import('./call.ts'), import('../contract/admin/keys.ts')]);
  return () => call(keys.remove, { id: 1 });
}

it('two tabs whose tokens expire together refresh once: the lock is the one of the origin (DEC-15)', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  const answers = tabs.flatMap((send) => [send(), send()]);
  expect(await Promise.all(answers)).toHaveLength(6);
  expect(refreshes).toBe(1);
});
