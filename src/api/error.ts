import * as z from 'zod/mini';
import { ErrorBody } from '../contract/wire.ts';

/** The server said no, or nothing at all (status 0). Everything that a screen may show is here (API-3). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** A 401 that a refresh was to mend, but the refresh got no answer that says anything. */
  isUnrefreshed = false;

  constructor(status: number, body: ErrorBody = {}) {
    super(body.message ?? body.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** Reads the error from any answer: JSON, JSON inside a binary body, HTML of a proxy, nothing. */
  static async from(response: Response): Promise<ApiError> {
    return ApiError.parse(response.status, await response.text().catch(() => ''));
  }

  /** Reads the error from the text of an answer. */
  static parse(status: number, text: string): ApiError {
    return new ApiError(status, readBody(text));
  }
}

/**
 * The session to which the call belonged is over: nobody is told of it, its screens are on the way out
 * (DEC-35).
 */
export class SessionEnded extends ApiError {
  constructor(cause = new ApiError(401)) {
    super(cause.status, cause.body);
    this.name = 'SessionEnded';
  }
}

/** Which field of an error answer holds the text to show; the first that is filled wins (DEC-33). */
export type MessageFields = readonly ('message' | 'error')[];

/** The server's own words if there are any, else `fallback` (API-3). */
export function messageOf(error: unknown, fallback: string, fields: MessageFields = ['message']): string {
  if (!(error instanceof ApiError)) return fallback;
  return fields.map((field) => error.body[field]).find(Boolean) ?? fallback;
}

/**
 * A list of field errors is understood as `errors`, as `violations` and as the whole body (DEC-26: the place
 * is not documented).
 */
function readBody(text: string): ErrorBody {
  try {
    const json: unknown = JSON.parse(text);
    const body = Array.isArray(json)
      ? { errors: json }
      : (json as { errors?: unknown; violations?: unknown });
    return z.parse(ErrorBody, { ...body, errors: body.errors ?? body.violations });
  } catch {
    return {}; // not JSON, or not an object: the status alone has to do
  }
}
