// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aUser } from '#src/contract/examples.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { useServerSearch, whyFound } from './use-server-search.ts';

it.each([
  ['frost', undefined],
  ['9CC8E0', 'New HWID 9cc8e0784b…'],
  ['89abcd', 'HWID …6789abcdef…'],
  ['0.0.7', 'Join IP 10.0.0.7'],
  ['ANAKART', 'Discord …i anakart 4…'],
])('gives the reason why %s finds a user: %s (ADM-6)', (text, why) => {
  const hwid = '0123456789abcdef0123456789abcdef';
  const user = { username: 'Frosty', hwid, newHwid: '9cc8e0784b2f11aa9cc8e0784b2f11aa', joinIp: '10.0.0.7' };
  expect(whyFound(aUser({ ...user, discord: 'İİİİ ve yeni anakart 42, iki', lastIp: null }), text)).toBe(why);
});

it('searches 250 ms after the last of three characters or more, once (ADM-6)', async () => {
  vi.useFakeTimers();
  const server = vi.fn((_: Request) => Promise.resolve(Response.json({ items: [], total: 0 })));
  vi.stubGlobal('fetch', server);
  const { rerender } = renderHook(({ typed }) => useServerSearch(typed, () => {}), {
    initialProps: { typed: '' },
    wrapper: inQueryClient(undefined, inRouter('/').InRouter),
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const typed of ['fr', 'fro', 'fros']) {
    rerender({ typed });
    await pass(249);
  }
  expect(server).not.toHaveBeenCalled();
  await pass(1);
  const asked = server.mock.calls.map(([{ url }]) => new URL(url).pathname.replace('/api/admin/', ''));
  expect(asked.toSorted()).toEqual(['keys', 'subscriptions', 'users']);
});
