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
  /\/api\//.test(url.pathname) && method !== 'OPTIONS' && !url.pathname.endsWith(DISCORD_CONNECT);

function unknownCall({ method, url: { pathname } }: Recorded) {
  const path = pathname.slice(pathname.indexOf('/api/')).replace(/\/\d+(?=\/|$)/g, '/:id');
  return { call: `${method} ${path}`, what: `the contract has no such call.${didYouMean(method, path)}` };
}

function differences(endpoint: Endpoint, { url, sent, status, type, received }: Recorded) {
  const call = endpointNameOf(endpoint);
  const isSuccess = status >= 200 && status < 300;
  const isDocumented =
    isSuccess || Object.values(documentedAnswers(call, endpoint)).some((one) => one.status === status);
  return [
    ...[...url.searchParams.keys()]
      .filter((name) => !endpoint.query?.names.includes(name))
      .map((name) => `request: the parameter ${name} is unknown to the contract`),
    ...(sent === undefined || endpoint.encoding === 'multipart'
      ? []
      : !endpoint.body
        ? ['request: a body is unknown to the contract']
        : inBody('request', endpoint.body, sent)),
    // 0: the connection broke, or the browser did not record the answer; 304 answers from its cache
    ...(isDocumented || status === 0 || status === 304
      ? []
      : [`answer: the status ${status} is not documented`]),
    ...(received === undefined ||
    (isSuccess && endpoint.replies === 'binary') ||
    !(isSuccess || status >= 400)
      ? []
      : !/\bjson$/.test(type)
        ? [`answer ${status}: ${type || 'no content type'} instead of application/json`]
        : inBody(`answer ${status}`, isSuccess ? endpoint.reply : ErrorBody, received)),
  ].map((what) => ({ call, what }));
}

function inBody(place: string, schema: Schema, text: string): string[] {
  try {
    return differencesOf(schema, JSON.parse(text)).map((one) => `${place}: ${inWords(one)}`);
  } catch {
    return [`${place}: the body is no complete JSON`];
  }
}
