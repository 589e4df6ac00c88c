import { expect, it } from 'vitest';
import { ApiError } from '#src/api/error.ts';
import { failureReason } from './ListBody.tsx';

it.each([
  [new ApiError(503, { message: 'Down until 14:00 UTC' }), 'The server answered “Down until 14:00 UTC”'],
  [new ApiError(500), 'The server did not say why (error 500).'],
  [new ApiError(0), 'The server did not answer. Check your connection.'],
  [ApiError.ofStranger(), 'The answer did not come from the server.'],
  [new Error('items is missing'), 'The server’s answer could not be read.'],
  [null, 'The server’s answer could not be read.'],
])('of %o', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
