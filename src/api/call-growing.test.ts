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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A response whose body is written by the test. */
function open() {
  const body = writtenBody();
  server.mockResolvedValue(new Response(body.readable));
  return body;
}

it('passes on what has arrived, and resolves with all', async () => {
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
