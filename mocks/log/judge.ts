import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { bodyDeviations } from '#src/contract/deviations.ts';
import { ErrorBody, ignored } from '#src/contract/wire.ts';
import { documentedAnswers } from '../outcomes/documented.ts';

const endpoints = new Map(namedEndpoints);

interface JudgedAnswer {
  status: number;
  /** Content type without parameters. */
  type: string;
  /** Undefined if the body is a file. */
  text: string | undefined;
}

/** What of an answer the contract does not know: status, type and fields, in words without values (UPS-3). */
export function deviationsOf(call: EndpointName, answer: JudgedAnswer): string[] {
  const { status, type } = answer;
  if (status === 304) return []; // from the browser's cache
  const endpoint = endpoints.get(call)!;
  const isSuccess = status >= 200 && status < 300;
  const documented = Object.values(documentedAnswers(call, endpoint)).filter((one) => one.status === status);
  if (documented.some((one) => one.text?.type === type)) return [];
  const isKnown = documented.length > 0 || status === 200 || (isSuccess && endpoint.reply === ignored);
  const statusText = isKnown ? [] : [`the status ${status} is not documented`];
  if (status >= 300 && status < 400) return statusText;
  if (isSuccess && endpoint.replies === 'binary')
    return type === 'application/octet-stream'
      ? statusText
      : [...statusText, `the type is '${type}' instead of application/octet-stream`];
  const { wrong, unknown, body } = bodyDeviations(isSuccess ? endpoint.reply : ErrorBody, answer);
  const { code } = (isSuccess ? {} : (body ?? {})) as { code?: unknown };
  // API-3: an error repeats its status
  const otherCode = code === undefined || code === status ? [] : [`code differs from the status ${status}`];
  return [...statusText, ...wrong, ...unknown, ...otherCode];
}
