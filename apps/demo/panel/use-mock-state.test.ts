// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMockOf } from './use-mock-state.ts';

type Answer = (value: object) => Promise<void>;

/** Returns a mock backend that answers when the test says so. */
function heldSource() {
  const held: [what: string, answer: Answer][] = [];
  let changed = () => {};
  const source = {
    request: (path: string, { method = 'GET' }: RequestInit = {}) =>
      new Promise<any>((resolve) => {
        const answer: Answer = (value) => act(async () => resolve(value));
        if (path === '/mock/requests') resolve({ requests: [] });
        else held.push([`${method} ${path}`, answer]);
      }),
    onChange(listener: () => void) {
      changed = listener;
      return () => {};
    },
    onCall: () => () => {},
  };
  const next = (what: string) => {
    const [asked, answer] = held.shift()!;
    expect(asked).toBe(what);
    return answer;
  };
  return { source, next, held, change: () => act(async () => changed()) };
}

it('a read that began before a change’s response does not undo the change', async () => {
  const { source, next, held, change } = heldSource();
  const place = {} as Parameters<typeof useMockOf>[1];
  const { result } = renderHook(() => useMockOf(source, place, () => {}));
  const offset = () => result.current?.state.clockOffset;
  await next('GET /mock/state')({ clockOffset: 0 });
  await waitFor(() => expect(offset()).toBe(0));

  await change();
  const old = next('GET /mock/state');
  await act(async () => void result.current!.send('/mock/clock', { advance: 60 }));
  await next('POST /mock/clock')({ clockOffset: 60 });
  await waitFor(() => expect(offset()).toBe(60));
  await old({ clockOffset: 0 });
  expect(offset()).toBe(60);
  await next('GET /mock/state')({ clockOffset: 61 });
  await waitFor(() => expect(offset()).toBe(61));
  expect(held).toEqual([]);
});
