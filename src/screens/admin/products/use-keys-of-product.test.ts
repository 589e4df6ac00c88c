// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { useKeysOfProduct } from './use-keys-of-product.ts';

const key = { id: 1, code: 'A-1', status: 'UNUSED', durationHours: 24 };

it.each<[string, Response, boolean]>([
  ['none', Response.json({ items: [], total: 0 }), false],
  ['a key beside the total 0', Response.json({ items: [key], total: 0 }), true],
  ['an unreadable key', Response.json({ items: [{ id: 'x' }], total: '0' }), true],
  ['a negative total', Response.json({ items: [], total: -1 }), true],
  ['no total', Response.json({ items: [] }), true],
  ['an error', Response.json({}, { status: 500 }), true],
  ['a page instead of JSON', new Response('<html>'), true],
])(
  'the name has to be typed unless there are certainly no keys: %s (PRO-2)',
  async (_name, response, asks) => {
    vi.stubGlobal('fetch', async () => response);
    const { result } = renderHook(() => useKeysOfProduct({ name: 'CS2' }), { wrapper: inQueryClient() });
    expect(result.current).toEqual({ text: 'Counting its keys…', asksForPhrase: true });
    await waitFor(() => expect(result.current.text).not.toBe('Counting its keys…'));
    expect(result.current.asksForPhrase).toBe(asks);
  },
);
