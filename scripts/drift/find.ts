import type { Endpoint, Schema } from '#src/contract/endpoint.ts';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { ErrorBody } from '#src/contract/wire.ts';
import { didYouMean } from '#mocks/log/near-miss.ts';
import { documentedAnswers } from '#mocks/outcomes/documented.ts';
import { endpointFor, endpointNameOf } from '#mocks/server/find-endpoint.ts';
import { differencesOf, inWords } from '../verify/shape.ts';
import type { Recorded } from './har.ts';

/** Something in a recorded session that the contract does not know. */
export interface Finding {
  /** The name of the call, or method and path of one that the contract does not have. */
  call: string;
  what: string;
  /** How often it was recorded. */
  times: number;
}

/** What the contract does not know of a session, each once, and how many calls of the contract were in it. */
export function findingsIn(session: Recorded[]): { findings: Finding[]; calls: number } {
  const findings = new Map<string, Finding>();
  let calls = 0;
  for (const recorded of session.filter(isCall)) {
    const endpoint = endpointFor(recorded.method, recorded.url.pathname);
    if (endpoint) calls += 1;
    for (const one of endpoint ? differences(endpoint, recorded) : [unknownCall(recorded)]) {
      const key = `${one.call} ${one.what}`;
      const known = findings.get(key);
      findings.set(key, { ...one, times: (known?.times ?? 0) + 1 });
    }
  }
  return { findings: [...findings.values()], calls };
}

const isCall = ({ url, method }: Recorded) =>
  url.pathname.includes('/api/') && method !== 'OPTIONS' && !url.pathname.endsWith(DISCORD_CONNECT);

function unknownCall({ method, url: { pathname } }: Recorded) {
  const path = pathname.slice(pathname.indexOf('/api/')).replace(/\/\d+(?=\/|$)/g, '/:id');
  return { call: `${method} ${path}`, what: `the contract has no such call.${didYouMean(method, path)}` };
}

function differences(endpoint: Endpoint, recorded: Recorded) {
  const call = endpointNameOf(endpoint);
  return [
    ...ofParameters(endpoint, recorded),
    ...ofInput(endpoint, recorded),
    ...ofStatus(endpoint, recorded),
    ...ofAnswer(endpoint, recorded),
  ].map((what) => ({ call, what }));
}

const ofParameters = ({ query }: Endpoint, { url }: Recorded) =>
  [...url.searchParams.keys()]
    .filter((name) => !query?.names.includes(name))
    .map((name) => `request: the parameter ${name} is unknown to the contract`);

function ofInput({ body, encoding }: Endpoint, { sent }: Recorded): string[] {
  if (sent === undefined || encoding === 'multipart') return [];
  return body ? inBody('request', body, sent) : ['request: a body is unknown to the contract'];
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function ofStatus(endpoint: Endpoint, { status }: Recorded): string[] {
  // 0: the connection broke, or the browser did not record the answer; 304 answers from its cache
  if (isSuccess(status) || status === 0 || status === 304) return [];
  const answers = Object.values(documentedAnswers(endpointNameOf(endpoint), endpoint));
  return answers.some((one) => one.status === status)
    ? []
    : [`answer: the status ${status} is not documented`];
}

function ofAnswer({ replies, reply }: Endpoint, { status, type, received }: Recorded): string[] {
  if (received === undefined || !(isSuccess(status) || status >= 400)) return [];
  if (isSuccess(status) && replies === 'binary') return [];
  if (!/\bjson$/.test(type))
    return [`answer ${status}: ${type || 'no content type'} instead of application/json`];
  return inBody(`answer ${status}`, isSuccess(status) ? reply : ErrorBody, received);
}

function inBody(place: string, schema: Schema, text: string): string[] {
  try {
    return differencesOf(schema, JSON.parse(text)).map((one) => `${place}: ${inWords(one)}`);
  } catch {
    return [`${place}: the body is no complete JSON`];
  }
}
