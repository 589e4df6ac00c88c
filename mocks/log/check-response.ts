import { bodyDeviations } from '#src/contract/deviations.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { ErrorBody, ignored } from '#src/contract/wire.ts';
import { documentedAnswers } from '../outcomes/documented.ts';
import { cookieDeviations, pageDeviations, refusalDeviations, statsDeviations } from './response-rules.ts';

const endpoints = new Map(namedEndpoints);

/** A real server's response, with the parts of its request that the check needs. */
export interface CheckedResponse {
  status: number;
  /** Content type without parameters. */
  type: string;
  /** Body as text; undefined if it is a file. */
  text: string | undefined;
  /** Address of the request at the real server. */
  url: string;
  hasBearer: boolean;
  setCookies: string[];
}

/** Returns deviations of a response from the contract, their cause first, in words without values (UPS-3). */
export function deviationsOf(call: EndpointName, answer: CheckedResponse): string[] {
  const { status, type, url, hasBearer, setCookies } = answer;
  if (status === 304) return []; // from the browser's cache
  const endpoint = endpoints.get(call)!;
  const isSuccess = status >= 200 && status < 300;
  const documented = Object.values(documentedAnswers(call, endpoint)).filter((one) => one.status === status);
  if (documented.some((one) => one.text?.type === type)) return [];
  const isKnown = documented.length > 0 || status === 200 || (isSuccess && endpoint.reply === ignored);
  const ofStatus = isKnown ? [] : [`the status ${status} is not documented`];
  if (isSuccess && !hasBearer && endpoint.access !== 'anyone')
    ofStatus.push('it answers callers without a bearer');
  if (status >= 300 && status < 400) return ofStatus;
  if (isSuccess && endpoint.replies === 'binary')
    return type === 'application/octet-stream'
      ? ofStatus
      : [...ofStatus, `the type is '${type}' instead of application/octet-stream`];
  const { wrong, unknown, body } = bodyDeviations(isSuccess ? endpoint.reply : ErrorBody, answer);
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const ofRules = isSuccess
    ? [
        ...(code === undefined || code === 200 ? cookieDeviations(endpoint, setCookies, url) : []),
        ...pageDeviations(endpoint, url, body),
        ...statsDeviations(endpoint, body),
      ]
    : refusalDeviations(endpoint, { status, code, message, documented });
  return [...ofStatus, ...ofRules, ...wrong, ...unknown];
}
