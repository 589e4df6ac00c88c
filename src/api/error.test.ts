import { describe, expect, it } from 'vitest';
import { ApiError, messageOf, SessionEnded } from './error.ts';

const fields = (body: unknown) => ApiError.parse(400, JSON.stringify(body)).body.errors;
const wrong = [{ field: 'username', message: 'Taken' }];

describe('field errors, wherever the server puts them (DEC-26)', () => {
  it('in errors', () => expect(fields({ message: 'No', errors: wrong })).toEqual(wrong));
  it('in violations, named by a property path', () =>
    expect(fields({ violations: [{ propertyPath: 'username', message: 'Taken' }] })).toEqual(wrong));
  it('as the whole body', () => expect(fields(wrong)).toEqual(wrong));
  it('none where there are none', () => expect(fields({ message: 'No' })).toBeUndefined());
});

it('keeps only the status of a body that is not a JSON object', () => {
  for (const text of ['', '<html>', 'null', '42', '"No"'])
    expect(ApiError.parse(502, text)).toMatchObject({ status: 502, message: 'HTTP 502' });
});

it('have names, and begin as errors that no refresh was tried for', () => {
  expect(new ApiError(500)).toMatchObject({ name: 'ApiError', message: 'HTTP 500', isUnrefreshed: false });
  expect(new SessionEnded()).toMatchObject({ name: 'SessionEnded', status: 401 });
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
