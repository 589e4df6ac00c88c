// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestLog } from '#mocks/log/request-log.ts';
import { sessionStore } from '#src/session/session.ts';
import { FollowOtherSide } from './FollowOtherSide.tsx';

const client = new QueryClient();
const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
const user = { username: 'customer', role: [], secret: false, discord: null, avatar: null };

beforeEach(() => {
  sessionStore.set({ status: 'signed-in', user });
  invalidate.mockClear();
  render(
    <QueryClientProvider client={client}>
      <FollowOtherSide />
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

let count = 0;
function report(change: Partial<Parameters<typeof requestLog.put>[0]>) {
  const call = {
    id: String(++count),
    time: '',
    call: 'hwidRequests.approve' as const,
    method: 'POST',
    path: '',
    who: 'admin',
    from: '',
    request: { headers: [], body: '' },
  };
  requestLog.put({ ...call, ...change });
  return call;
}

it('reads again, once, when somebody else has written (SPL-3)', () => {
  const call = report({});
  expect(invalidate).not.toHaveBeenCalled();
  requestLog.put({ ...call, status: 200 });
  requestLog.put({ ...call, status: 200, duration: 3 });
  expect(invalidate).toHaveBeenCalledTimes(1);
});

it.each([
  ['has written itself', { who: 'customer', status: 200 }],
  ['somebody was refused', { status: 409 }],
  ['somebody has only read', { call: 'keys.list', method: 'GET', status: 200 }],
  ['somebody has signed in', { call: 'auth.signIn', who: 'nobody', status: 200 }],
] as const)('does not when it %s', (_, change) => {
  report(change);
  expect(invalidate).not.toHaveBeenCalled();
});

it('does not any more once its page is closed', () => {
  cleanup();
  report({ status: 200 });
  expect(invalidate).not.toHaveBeenCalled();
});
