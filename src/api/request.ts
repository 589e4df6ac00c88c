import type { Endpoint } from '../contract/endpoint.ts';
import { config } from '../app/config.ts';
import { bearerHeader } from './bearer.ts';

/** Path parameters, query and body of a call, without the types of its endpoint. */
export interface AnyInput {
  query?: unknown;
  body?: unknown;
  [parameter: string]: unknown;
}

/** Returns the URL of a call, with its path parameters and encoded query. */
export function urlOf(endpoint: Endpoint, { query, body: _, ...parameters }: AnyInput): URL {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const url = new URL(path, config.apiOrigin || location.origin);
  if (endpoint.query) url.search = new URLSearchParams(endpoint.query.encode(query)).toString();
  return url;
}

/** Returns the request of a call with a JSON body or none. */
export function requestOf(
  endpoint: Endpoint,
  input: AnyInput,
  bearer: string | undefined,
  signal: AbortSignal,
): Request {
  const json = JSON.stringify(input.body) as string | undefined; // undefined without a body
  return new Request(urlOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...bearerHeader(bearer),
      ...(json && { 'Content-Type': 'application/json' }),
    },
    cache: 'no-store', // also where a host lets responses be stored: a list after a write, another user's /api/me
    credentials: config.apiOrigin ? 'include' : 'same-origin',
    // a redirect of an API call is a gateway's (ApiError.from), that of a file leads to where it is kept
    redirect: endpoint.replies === 'binary' ? 'follow' : 'manual',
    signal,
    body: json,
  });
}
