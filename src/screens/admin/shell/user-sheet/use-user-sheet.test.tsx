// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { users } from '#src/contract/admin/users.ts';
import { aUser } from '#src/contract/examples.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { readOptions } from '#src/data/use-read.ts';
import { searchOf } from '#src/data/list/list-endpoint.ts';
import { useUserSheet } from './use-user-sheet.ts';

const user = (id: number, username: string) => aUser({ id, username });

const of = (username: string | null) => username && { id: 1, username };
const key = { code: 'A-1', status: 'USED' };
const subscription = { status: 'ACTIVE', isExpired: false };

/** Answers of each list to a search for 'ann', which others match too. */
const replies: Record<string, unknown[]> = {
  users: [user(2, 'joanna'), user(1, 'ann')],
  subscriptions: [
    { ...subscription, id: 11, user: of('ann') },
    { ...subscription, id: 12, user: of('joanna') },
    { ...subscription, id: 13, user: of(null) },
  ],
  keys: [
    { ...key, id: 21, usedBy: of('Ann') },
    { ...key, id: 22, usedBy: of('ann') },
  ],
  requests: [{ id: 31, status: 'PENDING', user: of('joanna') }],
};

function answering() {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const items = replies[url.pathname.split('/').at(-1)!]!;
    return Promise.resolve(Response.json({ items, total: items.length + 100 }));
  });
  return asked;
}

it('searches four lists and leaves out users who only match (PER-2)', async () => {
  const asked = answering();
  const { result } = renderHook(() => useUserSheet('ann'), { wrapper: inQueryClient() });
  await waitFor(() => expect(result.current.requests.read.isPending).toBe(false));
  await waitFor(() => expect(result.current.user?.id).toBe(1));
  const { subscriptions, used, requests } = result.current;
  expect([subscriptions, used, requests].map(({ rows }) => rows?.map(({ id }) => id))).toEqual([
    [11],
    [22],
    [],
  ]);
  expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual(Array(4).fill('ann'));
  expect(used.hasGaps, 'more match than a page has').toBe(true);
});

it('shows the user cached by another page at once, and refetches (PER-2)', async () => {
  const asked = answering();
  const client = createQueryClient();
  const page = { items: [{ ...user(1, 'ann'), isBanned: true }], total: 1, invalidCount: 0 };
  client.setQueryData(readOptions(users.list, { input: searchOf('', 10) }).queryKey, page);
  const { result } = renderHook(() => useUserSheet('ann'), { wrapper: inQueryClient(client) });
  expect(result.current.user?.isBanned).toBe(true);
  expect(asked).toHaveLength(4);
  await waitFor(() => expect(result.current.user?.isBanned).toBe(false));
});

it('finds a name between invisible characters, as from a chat (PER-1)', async () => {
  answering();
  const { result } = renderHook(() => useUserSheet('\u2066ann\u2069'), { wrapper: inQueryClient() });
  await waitFor(() => expect(result.current.user?.username).toBe('ann'));
});

it('does not confuse users whose names look the same (PER-1)', async () => {
  const looksLikeAnn = 'ann\u200b';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ items: [user(1, 'ann'), user(3, looksLikeAnn)], total: 2 })),
  );
  const { result } = renderHook(() => useUserSheet(looksLikeAnn), { wrapper: inQueryClient() });
  await waitFor(() => expect(result.current.user?.id).toBe(3));
});
