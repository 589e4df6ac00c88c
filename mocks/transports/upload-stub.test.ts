// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminClient } from '#src/contract/admin/client.ts';
import { db } from '../db/index.ts';
import type { ActiveFault } from '../faults/index.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { FAULT_HEADER } from '../server/take-fault.ts';
import { simulatedUpload } from './upload-stub.ts';

const url = new URL(`http://mock.test/x${adminClient.upload.path}`);
const send = simulatedUpload(
  () => ({}),
  () => 1000,
);
let progress: number[] = [];
const fetched = vi.fn();

beforeEach(() => {
  resetDb();
  progress = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
    fetched(new Headers(init.headers).get(FAULT_HEADER));
    return Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const upload = (signal?: AbortSignal) => {
  const onProgress = (percent: number) => progress.push(percent);
  return send(url, new FormData(), { onProgress, signal });
};
const switchOn = (fault: ActiveFault['fault'], percent?: number) => {
  db.settings.faults = [{ endpoint: '*', fault, times: 1, ...(percent !== undefined && { percent }) }];
};

it('reports progress and sends the form', async () => {
  const sent = upload();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual({ status: 200, type: 'application/json', text: '{}' });
  expect([progress.at(0), progress.at(-1), progress.length]).toEqual([5, 100, 20]);
});

it('stalls after a part until it is cancelled', async () => {
  switchOn('upload stalls', 40);
  const cancel = new AbortController();
  const sent = upload(cancel.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(progress.at(-1)).toBe(40);
  cancel.abort();
  expect(await sent).toMatchObject({ name: 'AbortError' });
  expect(fetched).not.toHaveBeenCalled();
});

it('takes 20 seconds for the rest, and no other fault happens to it', async () => {
  switchOn('upload slows', 80);
  const sent = upload();
  await vi.advanceTimersByTimeAsync(800 + 14_999);
  expect(progress.at(-1)).toBe(90);
  await vi.advanceTimersByTimeAsync(5001);
  expect((await sent).status).toBe(200);
  expect(fetched).toHaveBeenCalledWith('upload slows');
});
