import { parse } from 'zod/mini';
import { ErrorBody } from '../contract/wire.ts';
import { readRetryAfter } from '../lib/http-date.ts';
import { kindOf, parseJson, type RawResponse, readResponse, type ResponseKind } from './raw-response.ts';

/** Error of a call whose response is missing or no success, with the part of its body that may be shown (API-3). */
export class ApiError extends Error {
  /** Status of the server's response; 0 without one, and for a page or a redirect, whose status is not the server's (API-8). */
  readonly status: number;
  readonly body: ErrorBody;
  readonly kind: ResponseKind;
  /** HTTP status as it arrived, also of a page or a redirect; 0 without a response. */
  readonly httpStatus: number;
  /** Milliseconds after which a 429 asks to try again; undefined if it does not, and for other errors. */
  retryAfter: number | undefined;
  /** True for a 401 after which the refresh neither succeeded nor ended the session, such as during an outage. */
  isRefreshInconclusive = false;
  /** True for a write that the server may have executed (FRM-10). */
  mayHaveSucceeded = false;

  constructor(status: number, body: ErrorBody = {}, kind?: ResponseKind) {
    super(body.message ?? body.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.kind = kind ?? (status === 0 ? 'none' : 'json');
    this.status = kind === 'page' || kind === 'intercepted' ? 0 : status;
    this.httpStatus = status;
    this.body = body;
  }

  /** Creates the error of a response: JSON, also in a binary body, a page, a redirect or an empty body. */
  static async from(response: Response): Promise<ApiError> {
    const { status, type } = response;
    if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return ApiError.redirected();
    const error = ApiError.parse(await readResponse(response).catch(() => ({ status, text: '' })));
    if (status === 429) error.retryAfter = readRetryAfter(response.headers);
    return error;
  }

  static parse(response: RawResponse): ApiError {
    const json = parseJson(response.text);
    return new ApiError(response.status, readBody(json?.value), kindOf(response, json !== undefined));
  }

  /** Creates the error of a redirected call, which leads to a network's sign-in page. */
  static redirected = () => new ApiError(302, {}, 'intercepted');

  /** True for a page or a redirect in place of the server's response (API-8). */
  get isPage(): boolean {
    return this.kind === 'page' || this.kind === 'intercepted';
  }

  /** True if the server may have executed a write: its response was lost, is an unreadable success, or is a 502 or 504. */
  get isInconclusive(): boolean {
    return this.httpStatus < 300 || [502, 504].includes(this.httpStatus);
  }
}

/** Error of a call whose session has ended. Not shown to the user, who is leaving the page anyway (DEC-35). */
export class SessionEnded extends ApiError {
  constructor(cause = new ApiError(401)) {
    super(cause.status, cause.body);
    this.name = 'SessionEnded';
  }
}

/** Error of a call that the user cancelled in the notice about slow calls. */
export class Cancelled extends ApiError {
  constructor() {
    super(0, { message: 'You cancelled' });
    this.name = 'AbortError';
  }
}

/** The fields of an error body that hold the message, in order of preference (DEC-33). */
export type MessageFields = readonly ('message' | 'error')[];

/** Returns the server's message, or `fallback` (API-3). */
export function messageOf(error: unknown, fallback: string, fields: MessageFields = ['message']): string {
  if (!(error instanceof ApiError)) return fallback;
  return fields.map((field) => error.body[field]).find(Boolean) ?? fallback;
}

/** Returns the reason for a failure without a message of the server (API-8); undefined if its status gives none. */
export function statusReason({ httpStatus }: ApiError): string | undefined {
  if (httpStatus === 413) return TOO_LARGE;
  if (httpStatus >= 502 && httpStatus <= 504) return `The server is not available (${httpStatus})`;
  return httpStatus >= 400 ? `The server did not say why (error ${httpStatus})` : undefined;
}

export const TOO_LARGE = 'Too large for the server (413)';

/**
 * Reads an error's body. Field errors may be `errors`, `violations` or the whole body (DEC-26), a missing message
 * the `detail` of problem+json.
 */
function readBody(json: unknown): ErrorBody {
  if (typeof json !== 'object' || json === null) return {};
  const body = (Array.isArray(json) ? { errors: json } : json) as Record<string, unknown>;
  return parse(ErrorBody, {
    ...body,
    message: body.message || (body.detail ?? body.message),
    errors: body.errors ?? body.violations,
  });
}
