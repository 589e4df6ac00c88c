import { focusManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, SessionEnded } from '../api/error.ts';
import { notify } from '../app/notify.ts';
import { createQueryClient, type ReadErrorOptions } from './query-client.ts';

const messages: string[] = [];
beforeEach(() => {
  messages.length = 0;
  vi.spyOn(notify, 'error').mockImplementation((text) => (messages.push(`toast: ${text}`), ''));
  vi.spyOn(console, 'warn').mockImplementation((text) => void messages.push(`console: ${text}`));
});

async function failing(error: Error, meta?: ReadErrorOptions) {
  const queryFn = vi.fn(() => Promise.reject(error));
  await createQueryClient()
    .fetchQuery({ queryKey: ['a'], queryFn, meta })
    .catch(() => undefined);
  expect(queryFn).toHaveBeenCalledOnce(); // nothing is asked again unasked
  return messages;
}
const refused = (status: number, message?: string) => new ApiError(status, message ? { message } : {});
const silent = { errorMessage: 'Default', silentWithoutToken: true };
const noToken = refused(401, 'JWT Token not found');

it.each([
  [299_999, 1],
  [300_000, 2],
])('a page shown again after %d ms is read %d times in total (API-7)', async (away, reads) => {
  vi.useFakeTimers({ now: 1 });
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(() => Promise.resolve('a'));
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(1 + away);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(reads);
  stop();
  client.unmount();
  focusManager.setFocused(undefined);
});

it.each<[string, Error, ReadErrorOptions | undefined, string[]]>([
  ['in the server’s words', refused(500, 'No.'), { errorMessage: 'Default' }, ['toast: No.']],
  ['in the default words', refused(500), { errorMessage: 'Default' }, ['toast: Default']],
  ['to the console without an error message', refused(500, 'No.'), {}, ['console: No.']],
  ['to the console without a policy', refused(500), undefined, ['console: HTTP 500']],
  ['to nobody when the session is over', new SessionEnded(), { errorMessage: 'Default' }, []],
  ['to nobody on the user lists without a token', noToken, silent, []],
  ['elsewhere also without a token', noToken, { errorMessage: 'Default' }, ['toast: JWT Token not found']],
  [
    'on the user lists in all other cases',
    refused(401, 'Expired JWT Token'),
    silent,
    ['toast: Expired JWT Token'],
  ],
  [
    'on the user lists without a refusal',
    refused(500, 'JWT Token not found'),
    silent,
    ['toast: JWT Token not found'],
  ],
  ['also after a mistake of the app', new Error('x'), silent, ['toast: Default']],
])('reports a failed read %s', async (_, error, meta, expected) =>
  expect(await failing(error, meta)).toEqual(expected),
);
