import { parse } from 'zod/mini';
import { ErrorBody } from '../contract/wire.ts';

/** An error response, or no response at all (status 0), with the part of the body that may be shown (API-3). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** A 401 after which the refresh neither succeeded nor ended the session, such as during an outage. */
  isUnrefreshed = false;
  /** A write whose answer did not come or cannot be read: the server may have carried it out. */
  isUnanswered = false;

  constructor(status: number, body: ErrorBody = {}) {
    super(body.message ?? body.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** Reads any response: JSON, JSON in a binary body, a proxy's HTML, an empty body. */
  static async from(response: Response): Promise<ApiError> {
    return ApiError.parse(response.status, await response.text().catch(() => ''));
  }

  static parse(status: number, text: string): ApiError {
    return new ApiError(status, readBody(text));
  }
}

/** The session of the call has ended. Not shown to the user, who is leaving the page anyway (DEC-35). */
export class SessionEnded extends ApiError {
  constructor(cause = new ApiError(401)) {
    super(cause.status, cause.body);
    this.name = 'SessionEnded';
  }
}

/** The person has cancelled the call in the notice about slow ones. */
export class Cancelled extends ApiError {
  constructor() {
    super(0, { message: 'You cancelled' });
    this.name = 'AbortError';
  }
}

/** The fields of an error body that hold the message, in order of preference (DEC-33). */
export type MessageFields = readonly ('message' | 'error')[];

/** The server's message, or `fallback` (API-3). */
export function messageOf(error: unknown, fallback: string, fields: MessageFields = ['message']): string {
  if (!(error instanceof ApiError)) return fallback;
  return fields.map((field) => error.body[field]).find(Boolean) ?? fallback;
}

/** Field errors are accepted as `errors`, as `violations` and as the whole body (DEC-26). */
function readBody(text: string): ErrorBody {
  try {
    const json: unknown = JSON.parse(text);
    const body = Array.isArray(json)
      ? { errors: json }
      : (json as { errors?: unknown; violations?: unknown });
    return parse(ErrorBody, { ...body, errors: body.errors ?? body.violations });
  } catch {
    return {}; // not JSON, or not an object
  }
}
