import { describe, expect, it } from 'vitest';
import { ApiError } from './error.ts';

const fields = (body: unknown) => ApiError.parse(400, JSON.stringify(body)).body.errors;
const wrong = [{ field: 'username', message: 'Taken' }];

describe('field errors, wherever the server puts them (DEC-26)', () => {
  it('in errors', () => expect(fields({ message: 'No', errors: wrong })).toEqual(wrong));
  it('in violations, named by a property path', () =>
    expect(fields({ violations: [{ propertyPath: 'username', message: 'Taken' }] })).toEqual(wrong));
  it('as the whole body', () => expect(fields(wrong)).toEqual(wrong));
  it('none where there are none', () => expect(fields({ message: 'No' })).toBeUndefined());
});

it('keeps only the status of what is not JSON or no object', () => {
  for (const text of ['', '<html>', 'null', '42', '"No"'])
    expect(ApiError.parse(502, text)).toMatchObject({ status: 502, message: 'HTTP 502' });
});
