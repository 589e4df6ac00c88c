import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
import { subscriptions } from '../contract/subscriptions.ts';
import { readBlob, decodeResponse } from './response.ts';

const warned = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

const reply = (endpoint: Parameters<typeof decodeResponse>[0], body: unknown) =>
  decodeResponse(endpoint, { status: 200, type: 'application/json', text: JSON.stringify(body) });

describe('warnings in the console', () => {
  it('name skipped list items', () => {
    expect(reply(keys.list, { items: [{ id: 'x' }], total: 1 })).toMatchObject({
      items: [],
      invalidCount: 1,
    });
    expect(warned.mock.calls[0]).toEqual([
      'GET /api/admin/keys answered in an unexpected shape',
      expect.arrayContaining([expect.objectContaining({ path: ['id'] })]),
    ]);
  });

  it('name a reply that does not match the contract', () => {
    expect(reply(subscriptions.checkout, 7)).toEqual({ checkout: null });
    expect(warned.mock.calls).toEqual([
      [
        'POST /api/subscriptions/checkout: the reply is not what the contract says, and was replaced or converted',
        7,
      ],
    ]);
  });

  it('are off in production', () => {
    vi.stubEnv('DEV', false);
    expect(reply(subscriptions.checkout, { checkout: 7 })).toEqual({ checkout: null });
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('bytes', () => {
  const heard = vi.fn();
  beforeEach(() => void heard.mockReset());

  it('keep their type, and report each chunk', async () => {
    const pieces = new ReadableStream({
      start(body) {
        for (const piece of ['MZ', '12', '345']) body.enqueue(new TextEncoder().encode(piece));
        body.close();
      },
    });
    const headers = { 'Content-Type': 'application/x-msdownload' };
    const bytes = await readBlob(new Response(pieces, { headers }), heard);
    expect([bytes.type, await bytes.text()]).toEqual(['application/x-msdownload', 'MZ12345']);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('have no type without a header', async () => {
    const response = new Response('MZ');
    response.headers.delete('Content-Type');
    expect((await readBlob(response, heard)).type).toBe('');
  });

  it('are read at once without streams', async () => {
    const response = { headers: new Headers(), body: null, blob: async () => new Blob(['MZ']) };
    expect((await readBlob(response as Response, heard)).size).toBe(2);
    expect(heard).not.toHaveBeenCalled();
  });
});
