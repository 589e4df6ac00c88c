import { parse } from 'zod/mini';
import { ErrorBody } from '../contract/wire.ts';
import { attempt } from '../lib/attempt.ts';

/** An error response, or none (status 0), with the part of its body that may be shown (API-3). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Somebody else has answered in place of the server. */
  isStranger = false;
  /** Milliseconds after which a 429 asks to try again. */
  retryAfter: number | undefined;
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

  /** Reads any response: JSON, JSON in a binary body, a page or redirect of a gateway, an empty body. */
  static async from(response: Response): Promise<ApiError> {
    if (isRedirect(response)) return ApiError.ofStranger();
    const error = ApiError.parse(response.status, await response.text().catch(() => ''));
    if (response.status === 429) error.retryAfter = delayIn(response.headers.get('Retry-After'));
    return error;
  }

  static parse(status: number, text: string): ApiError {
    return isStrangers(text) ? ApiError.ofStranger() : new ApiError(status, readBody(text));
  }

  /** Without the status, since a stranger's says nothing about the call. */
  static ofStranger(): ApiError {
    return Object.assign(new ApiError(0), { isStranger: true });
  }
}

/** A redirect of a call leads to the sign-in page of a gateway. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Tells a gateway's page from an answer of the server: JSON, also such as was cut off, or nothing. */
export const isStrangers = (text: string): boolean =>
  !/^\s*(?:$|[{["])/.test(text) && attempt(() => JSON.parse(text) as unknown) === undefined;

/** Milliseconds of a Retry-After, which is in seconds or a date. */
function delayIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const delay = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0);
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

/** Field errors are accepted as `errors`, as `violations` and as the whole body (DEC-26); `detail` is that of problem+json. */
function readBody(text: string): ErrorBody {
  try {
    const json: unknown = JSON.parse(text);
    const body = (Array.isArray(json) ? { errors: json } : json) as Record<string, unknown>;
    return parse(ErrorBody, {
      ...body,
      message: body.message || (body.detail ?? body.message),
      errors: body.errors ?? body.violations,
    });
  } catch {
    return {}; // not JSON, or not an object
  }
}
