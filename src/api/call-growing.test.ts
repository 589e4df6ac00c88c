// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { users } from '../contract/admin/users.ts';
import { callGrowing } from './call-growing.ts';
import { sessionScope } from './session-scope.ts';
import { writtenBody } from './written-body.fixtures.ts';

const { signal } = new AbortController();
const onItems = vi.fn();
const server = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  sessionScope.begin();
  onItems.mockReset();
  vi.stubGlobal('fetch', server.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A response whose body is written by the test. */
function open() {
  const body = writtenBody();
  server.mockResolvedValue(new Response(body.readable));
  return body;
}

it('passes on what has arrived, and resolves with all (SBS-2)', async () => {
  const body = open();
  const reply = callGrowing(users.refs, { signal, onItems });
  body.write('[{"id":1,"username":"ann"},{"id":2,"username":"ben"},{"id":3');
  await vi.waitFor(() =>
    expect(onItems).toHaveBeenCalledExactlyOnceWith([
      { id: 1, username: 'ann' },
      { id: 2, username: 'ben' },
    ]),
  );
  body.write(',"username":"cara"}]');
  body.close();
  expect((await reply).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('is refused like any other call if the whole is no list', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const body = open();
  const reply = callGrowing(users.refs, { signal, onItems });
  body.write('{"items":[{"id":1},{"id":2}]}');
  body.close();
  await expect(reply).rejects.toMatchObject({ name: 'ApiError', message: 'HTTP 200' });
  expect(onItems).not.toHaveBeenCalled();
});

it('rejects with the message of the server', async () => {
  server.mockResolvedValue(Response.json({ message: 'No' }, { status: 403 }));
  await expect(callGrowing(users.refs, { signal, onItems })).rejects.toMatchObject({
    status: 403,
    message: 'No',
  });
});

it('rejects when the list breaks off, after some of it has been passed on', async () => {
  const body = open();
  const reply = callGrowing(users.refs, { signal, onItems });
  body.write('[{"id":1,"username":"ann"},{"id":2');
  await vi.waitFor(() => expect(onItems).toHaveBeenCalledExactlyOnceWith([{ id: 1, username: 'ann' }]));
  body.breakOff();
  await expect(reply).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  expect(onItems).toHaveBeenCalledOnce();
});

it('rejects without a body', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  server.mockResolvedValue(new Response(null));
  await expect(callGrowing(users.refs, { signal, onItems })).rejects.toMatchObject({ status: 200 });
});

it.each<[string, (caller: AbortController) => void, string]>([
  ['its caller', (caller) => caller.abort(), 'AbortError'],
  ['the end of the session', () => sessionScope.end(), 'SessionEnded'],
])('is aborted by %s', async (_, abort, name) => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return new Promise((__, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );
  });
  const caller = new AbortController();
  const reply = callGrowing(users.refs, { signal: caller.signal, onItems });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  abort(caller);
  await expect(reply).rejects.toMatchObject({ name });
});

it('passes on at once, then at most every 300 ms', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const start = performance.now();
  const body = open();
  const reply = callGrowing(users.refs, { signal, onItems });
  const counts = () => onItems.mock.calls.map(([items]) => items.length);
  const item = (id: number) => `{"id":${id},"username":"user"},`;
  /** Resolves when the piece has been read. */
  const writeAt = async (ms: number, text: string) => {
    vi.advanceTimersByTime(start + ms - performance.now());
    body.write(text);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };

  await writeAt(0, `[${item(1)}`);
  await vi.waitFor(() => expect(counts()).toEqual([1]));
  await writeAt(299, item(2));
  expect(counts()).toEqual([1]);
  await writeAt(300, item(3));
  await vi.waitFor(() => expect(counts()).toEqual([1, 3]));
  body.write('{"id":4,"username":"user"}]');
  body.close();
  expect(await reply).toHaveLength(4);
});

it('reads a character whose bytes arrive apart', async () => {
  const bytes = new TextEncoder().encode('[{"id":1,"username":"zoë"}]');
  const middle = bytes.indexOf(0xc3) + 1;
  const body = open();
  const reply = callGrowing(users.refs, { signal, onItems });
  body.write(bytes.slice(0, middle));
  body.write(bytes.slice(middle));
  body.close();
  expect(await reply).toEqual([{ id: 1, username: 'zoë' }]);
});
