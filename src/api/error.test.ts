import { expect, it, vi } from 'vitest';
import { ApiError, messageOf } from './error.ts';

const fields = (body: unknown) => ApiError.parse(400, JSON.stringify(body)).body.errors;
const wrong = [{ field: 'username', message: 'Taken' }];

it.each([
  [{ message: 'No', errors: wrong }, wrong],
  [{ violations: [{ propertyPath: 'username', message: 'Taken' }] }, wrong],
  [wrong, wrong],
  [{ message: 'No' }, undefined],
])('field errors, wherever the server puts them: in %j (DEC-26)', (body, found) =>
  expect(fields(body)).toEqual(found),
);

it.each([
  ['', 502, false],
  ['null', 502, false],
  ['"No"', 502, false],
  ['{"message":"cut of', 502, false],
  ['<html>', 0, true],
  ['Forbidden', 0, true],
])('an answer %j has the status %i; a stranger’s: %s (API-8)', (text, status, isStranger) => {
  expect(ApiError.parse(502, text)).toMatchObject({ status, body: {}, isStranger });
});

it.each([
  ['30', 30_000],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['soon', undefined],
])('Retry-After %s asks to wait %i ms', async (header, delay) => {
  vi.setSystemTime('2026-01-01T00:00:00Z');
  const answer = new Response('{}', { status: 429, headers: { 'Retry-After': header } });
  expect((await ApiError.from(answer)).retryAfter).toBe(delay);
});

it('a redirect is a stranger’s', async () => {
  const error = await ApiError.from(new Response(null, { status: 302 }));
  expect(error).toMatchObject({ status: 0, isStranger: true });
});

it('detail, as of problem+json, is read like message', () => {
  const of = (body: object) => ApiError.parse(403, JSON.stringify(body)).body.message;
  expect([of({ detail: 'Closed' }), of({ message: 'No', detail: 'Closed' })]).toEqual(['Closed', 'No']);
});

it('of a body that breaks off has its status', async () => {
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
