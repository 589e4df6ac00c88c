// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminInvites } from '../contract/admin/invites.ts';
import { adminSubscriptions } from '../contract/admin/subscriptions.ts';
import { SessionEnded } from '../api/error.ts';
import { longWaits } from '../api/wait.ts';
import { sessionScope } from '../api/session-scope.ts';
import { notify } from '../app/notify.ts';
import { untilAborted } from '../lib/until-aborted.fixtures.ts';
import { overrideTimings } from '../app/timings.ts';
import { inQueryClient } from './in-query-client.fixtures.tsx';
import { useRead } from './use-read.ts';
import { RejectedReply, useWrite, type WriteOptions } from './use-write.ts';

type MassGenerate = typeof adminInvites.massGenerate;

/** Events in order: requests, toasts, and entries of a test's own options. */
let events: string[];
let answer: () => Response | Promise<Response>;
let restoreTimings: () => void;

beforeEach(() => {
  events = [];
  answer = () => Response.json({ message: 'Made 12 codes.' });
  restoreTimings = overrideTimings({ delays: { redeem: 0 } });
  vi.stubGlobal('fetch', async (request: Request) => {
    events.push(`${request.method} ${new URL(request.url).pathname}`);
    return request.method === 'GET' ? Response.json([]) : Promise.race([answer(), untilAborted(request)]);
  });
  for (const severity of ['success', 'error', 'warning'] as const)
    vi.spyOn(notify, severity).mockImplementation((text) => (events.push(`${severity}: ${text}`), ''));
});
afterEach(() => void restoreTimings());

const CALL = 'POST /api/admin/invites/mass-generate';
const FAILED = 'Error mass generating codes';
const LOST = [FAILED, 'It may have gone through'];
const input = { body: { count: 1, premiumOnly: false } };

function render(options: Partial<WriteOptions<MassGenerate>> = {}, useMore = () => {}) {
  const wrapper = inQueryClient();
  return renderHook(
    () => {
      useMore();
      return useWrite(adminInvites.massGenerate, { errorMessage: FAILED, ...options });
    },
    { wrapper },
  );
}

describe('a write that succeeds', () => {
  it('reloads, then shows the toast, then resolves (LIS-6)', async () => {
    const read = adminSubscriptions.products;
    const { result } = render(
      {
        invalidates: [read],
        successMessage: ({ message }) => message ?? undefined,
        onResponse: () => void events.push('reply'),
        onSuccess: (_, { body }) => void events.push(`done ${body.count}`),
      },
      () => void useRead(read),
    );
    await waitFor(() => expect(events).toEqual([`GET ${read.path}`]));
    events.length = 0;
    await act(async () => void (await result.current.run(input)));
    expect(events).toEqual([CALL, 'reply', `GET ${read.path}`, 'success: Made 12 codes.', 'done 1']);
  });

  it('shows nothing if the session ends before the refetch', async () => {
    sessionScope.begin('anna');
    const { result } = render({
      successMessage: 'Done',
      onResponse: () => sessionScope.begin('ben'),
      onSuccess: () => void events.push('done'),
    });
    expect(await act(async () => result.current.run(input))).toEqual({ status: 'cancelled' });
    expect(events).toEqual([CALL]);
  });

  it('is busy until its end', async () => {
    let close = () => {};
    const { result } = render({ onSuccess: () => new Promise<void>((resolve) => (close = resolve)) });
    act(() => void result.current.run(input));
    await waitFor(() => expect(events).toEqual([CALL]));
    await act(async () => {});
    expect(result.current.busy).toBe(true);
    await act(async () => close());
    await waitFor(() => expect(result.current.busy).toBe(false));
  });
});

describe('a write that fails', () => {
  it.each([
    ['the server’s message', () => Response.json({ message: 'Too many' }, { status: 429 }), {}, ['Too many']],
    ['the default text without a message', () => Response.json({}, { status: 500 }), {}, [FAILED]],
    ['the possible success, without an answer', () => Promise.reject(new TypeError('')), {}, LOST],
    [
      'the error field where that comes first',
      () => Response.json({ message: 'm', error: 'e' }, { status: 400 }),
      { messageFields: ['error', 'message'] as const },
      ['e'],
    ],
    [
      'the words of a refusal inside a success',
      () => Response.json({}),
      { onResponse: () => Promise.reject(new RejectedReply('No codes came')) },
      ['No codes came'],
    ],
  ])('shows %s and resolves with failure', async (_name, answers, options, texts) => {
    answer = answers as typeof answer;
    const { result } = render({
      ...options,
      successMessage: 'Done',
      onSuccess: () => void events.push('done'),
    });
    const outcome = await act(async () => result.current.run(input));
    expect(events).toEqual([CALL, ...texts.map((text, at) => `${at ? 'warning' : 'error'}: ${text}`)]);
    expect(outcome).toMatchObject({ status: 'failed', failure: { message: texts[0], fieldErrors: [] } });
    expect(result.current.busy).toBe(false);
  });

  it('a cancel warns of a possible success, then refetches the affected reads (FRM-10)', async () => {
    onTestFinished(overrideTimings({ timeouts: { slow: 0 } }));
    answer = () => new Promise(() => {});
    const read = adminSubscriptions.products;
    const { result } = render({ invalidates: [read] }, () => void useRead(read));
    await waitFor(() => expect(events).toHaveLength(1));
    events.length = 0;
    const outcome = act(async () => result.current.run(input));
    await waitFor(() => expect(longWaits.seconds()).toBe(0));
    longWaits.cancel();
    expect(await outcome).toMatchObject({ status: 'failed', failure: { mayHaveSucceeded: true } });
    await waitFor(() => expect(events).toEqual([CALL, `warning: Cancelled. ${LOST[1]}`, `GET ${read.path}`]));
  });

  it.each([
    [new DOMException('No clipboard', 'NotAllowedError'), 'failed'],
    [Object.assign(new Error('mine'), { name: 'AbortError' }), 'failed'],
    [new DOMException('Given up', 'AbortError'), 'cancelled'],
    [new SessionEnded(), 'cancelled'],
  ])('%s is reported, unless a cancellation: %s', async (error, status) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { result } = render({ send: () => Promise.reject(error) });
    expect(await act(async () => result.current.run(input))).toMatchObject({ status });
    expect([logged.mock.calls.length, events.length]).toEqual(status === 'failed' ? [1, 1] : [0, 0]);
  });
});

it('sends two calls in one task as one request, and a later call again', async () => {
  const { result } = render();
  await act(async () => {
    const first = result.current.run(input);
    expect(await result.current.run(input)).toBeUndefined();
    await first;
  });
  expect(events).toEqual([CALL]);
  await act(async () => void (await result.current.run(input)));
  expect(events).toEqual([CALL, CALL]);
});

describe('a component that unmounts', () => {
  it('sends nothing if unmounted during the delay', async () => {
    overrideTimings({ delays: { redeem: 20 } });
    const { result, unmount } = render({ delay: 'redeem', onSuccess: () => void events.push('done') });
    const outcome = result.current.run(input);
    unmount();
    expect(await outcome).toEqual({ status: 'cancelled' });
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(events).toEqual([]);
  });

  it('shows the toast if unmounted during the write, and closes nothing (FRM-10)', async () => {
    const { result, unmount } = render({
      successMessage: ({ message }, { aborted }) => (aborted ? message! : undefined),
      onSuccess: () => void events.push('done'),
    });
    const outcome = result.current.run(input);
    unmount();
    await outcome;
    expect(events).toEqual([CALL, 'success: Made 12 codes.']);
  });
});
