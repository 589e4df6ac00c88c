import { beforeEach, expect, it, vi } from 'vitest';
import { adminClient } from '#src/contract/admin/client.ts';
import { db } from '../db/index.ts';
import { type ActiveFault, override } from '../outcomes/override.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { simulatedUpload } from './upload-stub.ts';

const url = new URL(`http://mock.test/x${adminClient.upload.path}`);
const send = simulatedUpload(() => 1000);
let progress: number[] = [];
const fetched = vi.fn(async () => Response.json({}));

beforeEach(() => {
  resetDb();
  progress = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched);
});

const upload = (signal?: AbortSignal) => {
  const onProgress = (percent: number) => progress.push(percent);
  return send(url, new FormData(), { headers: {}, onProgress, signal });
};
const switchOn = (is: ActiveFault['is'], percent: number) => {
  db.settings.overrides = [override('*', is, { times: 1, percent })];
};

it('reports progress and sends the form', async () => {
  const sent = upload();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual({ status: 200, type: 'application/json', text: '{}' });
  expect([progress.at(0), progress.at(-1), progress.length]).toEqual([5, 100, 20]);
});

it('stalls after a part until cancelled', async () => {
  switchOn('upload stalls', 40);
  const cancel = new AbortController();
  const sent = upload(cancel.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(progress.at(-1)).toBe(40);
  cancel.abort();
  expect(await sent).toMatchObject({ name: 'AbortError' });
  expect(fetched).not.toHaveBeenCalled();
});
