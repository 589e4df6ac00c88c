// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient } from '../contract/admin/client.ts';
import { deleteCookie } from '../app/cookie.ts';
import { config } from '../app/config.ts';
import { sessionScope } from './session-scope.ts';
import { upload, uploadTransport } from './upload.ts';
import { longWaits } from './wait.ts';

/** The XMLHttpRequest of the upload under way, which the test answers. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  opened: [string, string] | undefined;
  headers: Record<string, string> = {};
  body: FormData | undefined;
  withCredentials = false;
  status = 0;
  responseURL = '';
  responseText = '';
  type: string | null = 'application/json';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  abort = vi.fn(() => this.onabort());
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: URL) {
    this.opened = [method, url.href];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = (name: string) => (name === 'Content-Type' ? this.type : null);
  send(body: FormData) {
    this.body = body;
  }
  answer(status: number, responseText = '{}', more: Partial<FakeRequest> = {}) {
    Object.assign(this, { status, responseText, ...more });
    this.onload();
    this.onloadend();
  }
}

const { apiOrigin } = config;
const url = 'http://localhost:3000/api/admin/client/upload';
const file = new File(['MZ'], 'client.exe');

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  document.cookie = 'BEARER=token; Path=/';
  sessionScope.begin();
});
afterEach(() => {
  Object.assign(config, { apiOrigin });
  deleteCookie('BEARER');
});

function start(options: { signal?: AbortSignal } = {}) {
  const onProgress = vi.fn();
  const input = { body: { file, version: '1.0', releaseDate: '2026-01-01' } };
  const result = upload(adminClient.upload, input, { onProgress, ...options });
  result.catch(() => undefined);
  return { result, onProgress, request: FakeRequest.last };
}

describe('the request', () => {
  it('sends a form with all fields and the bearer to the call’s address', async () => {
    const { request, result } = start();
    expect(request.opened).toEqual(['POST', url]);
    expect(request.headers).toEqual({ Authorization: 'Bearer token' });
    expect([...request.body!.entries()]).toEqual([
      ['file', file],
      ['version', '1.0'],
      ['releaseDate', '2026-01-01'],
    ]);
    expect(request.withCredentials).toBe(false);
    request.answer(200, '{"ok":true}', { responseURL: url });
    await expect(result).resolves.toEqual({ ok: true });
  });

  it('sends credentials across origins', () => {
    Object.assign(config, { apiOrigin: 'https://api.example' });
    expect(start().request.withCredentials).toBe(true);
  });

  it('reports progress if the size is known', () => {
    const { request, onProgress } = start();
    request.upload.onprogress!({ lengthComputable: true, loaded: 1, total: 3 });
    request.upload.onprogress!({ lengthComputable: false, loaded: 2, total: 0 });
    expect(onProgress.mock.calls).toEqual([[33]]);
  });
});

describe('the answer', () => {
  it.each([
    [200, true],
    [204, true],
    [299, true],
    [199, false],
    [300, false],
    [413, false],
  ])('%i is a success: %s', async (status, isSuccess) => {
    const { request, result } = start();
    request.answer(status, '{"message":"Words"}');
    if (!isSuccess) await expect(result).rejects.toMatchObject({ status, message: 'Words' });
    const [end] = await Promise.allSettled([result]);
    expect(end.status).toBe(isSuccess ? 'fulfilled' : 'rejected');
  });

  it.each<[string, (request: FakeRequest) => void, status: number]>([
    ['that is a page', (request) => request.answer(200, '', { type: 'text/html' }), 200],
    ['from another address', (request) => request.answer(200, '{}', { responseURL: `${url}/login` }), 0],
    ['that is a network error', (request) => request.onerror(), 0],
  ])('is a failure: one %s', async (_, answer, status) => {
    const { request, result } = start();
    answer(request);
    await expect(result).rejects.toMatchObject({ name: 'ApiError', status });
  });
});

describe('an upload that is ended', () => {
  it('stops when the caller aborts, and rejects with the reason', async () => {
    const controller = new AbortController();
    const { request, result } = start({ signal: controller.signal });
    expect(request.abort).not.toHaveBeenCalled();
    controller.abort();
    expect(request.abort).toHaveBeenCalledOnce();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('stops at the end of the session', async () => {
    const { request, result } = start();
    sessionScope.end();
    expect(request.abort).toHaveBeenCalledOnce();
    await expect(result).rejects.toMatchObject({ name: 'SessionEnded' });
  });

  it('does not restart after an abort during the refresh', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => (controller.abort(), Response.json({}))); // to the refresh
    const { request, result } = start({ signal: controller.signal });
    request.answer(401, '{"message":"Expired JWT Token"}');
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last).toBe(request);
  });

  it('rejects with AbortError if the browser aborts', async () => {
    const sent = uploadTransport.send(new URL(url), new FormData(), {
      headers: {},
      onProgress() {},
      signal: new AbortController().signal,
    });
    FakeRequest.last.onabort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError', message: 'The upload was aborted' });
  });
});

it('an upload takes any time with progress, is slow after 10 s without, and fails after 60 s', async () => {
  vi.useFakeTimers();
  const { request, result } = start();
  for (let moves = 0; moves < 2; moves++) {
    await vi.advanceTimersByTimeAsync(50_000);
    expect([longWaits.seconds(), request.abort.mock.calls.length]).toEqual([0, 0]);
    request.upload.onprogress!({ lengthComputable: true, loaded: 1, total: 2 });
    expect(longWaits.seconds()).toBeUndefined();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).rejects.toMatchObject({ status: 0, mayHaveSucceeded: true });
  expect([longWaits.seconds(), vi.getTimerCount()]).toEqual([undefined, 0]);
});
