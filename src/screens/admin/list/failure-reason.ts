import { ApiError } from '#src/api/error.ts';

/**
 * Says in a sentence why a list could not be loaded, in place of its rows (LIS-5). The default text of the
 * toast is not repeated: it names no reason.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server sent something that could not be read.';
  const { status, body } = error;
  if (body.message) return `The server answered “${body.message}”`;
  if (status === 0) return 'The server did not answer. Check your connection.';
  return `The server gave no reason (${status}).`;
}
