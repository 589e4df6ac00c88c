import { expect, it, vi } from 'vitest';
import { ApiError, messageOf } from './error.ts';

const fields = (body: unknown) => ApiError.parse({ status: 400, text: JSON.stringify(body) }).body.errors;
const wrong = [{ field: 'username', message: 'Taken' }];

it.each([
  [{ message: 'No', errors: wrong }, wrong],
  [{ violations: [{ propertyPath: 'username', message: 'Taken' }] }, wrong],
  [wrong, wrong],
  [{ message: 'No' }, undefined],
])('reads field errors in %j (DEC-26)', (body, found) => expect(fields(body)).toEqual(found));

const TWO_HOURS_BEHIND = { Date: 'Wed, 31 Dec 2025 22:00:00 GMT' };
it.each<[string, Record<string, string>, number | undefined]>([
  ['30', {}, 30_000],
  ['0.5', {}, 500],
  ['-1', {}, 0],
  ['soon', {}, undefined],
  ['Thu, 01 Jan 2026 00:01:00 GMT', {}, 60_000],
  ['Wed, 31 Dec 2025 22:00:30 GMT', TWO_HOURS_BEHIND, 30_000],
  ['Wednesday, 31-Dec-25 22:00:30 GMT', TWO_HOURS_BEHIND, 30_000],
  ['Wed Dec 31 22:00:30 2025', TWO_HOURS_BEHIND, 30_000],
  ['2025-12-31T22:00:30Z', TWO_HOURS_BEHIND, 30_000],
])('reads Retry-After %s with %j as %s ms, in a page too (SES-6)', async (header, date, delay) => {
  vi.setSystemTime('2026-01-01T00:00:00Z');
  const headers = { ...date, 'Retry-After': header };
  const error = await ApiError.from(new Response('<h1>Too many</h1>', { status: 429, headers }));
  expect(error.retryAfter).toBe(delay);
});

it('reads `detail` of problem+json as the message', () => {
  const of = (body: object) => ApiError.parse({ status: 403, text: JSON.stringify(body) }).body.message;
  expect([of({ detail: 'Closed' }), of({ message: 'No', detail: 'Closed' })]).toEqual(['Closed', 'No']);
});

it('keeps the status if the body breaks off', async () => {
  const response = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }), {
    status: 502,
  });
  expect(await ApiError.from(response)).toMatchObject({ status: 502, body: {} });
});

it('a response that is not the server’s has the default message (API-3)', () => {
  expect(messageOf(new TypeError('undefined is not a function'), 'Default')).toBe('Default');
  expect(messageOf(new ApiError(400, { message: 'm', error: 'e' }), 'Default', ['error', 'message'])).toBe(
    'e',
  );
  expect(messageOf(new ApiError(400, { message: '' }), 'Default')).toBe('Default');
});
