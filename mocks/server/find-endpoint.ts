import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';

const endpoints = new Map(namedEndpoints);
const names = new Map(namedEndpoints.map(([name, endpoint]) => [endpoint, name]));

/** Returns the endpoint of a name, such as 'keys.update'. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints.get(name)!;

/** Returns the name of an endpoint of the contract. */
export const endpointNameOf = (endpoint: Endpoint): EndpointName => names.get(endpoint)!;

const patterns = new Map(
  namedEndpoints.map(([, endpoint]) => [
    endpoint,
    new RegExp(`(?<!/)${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  ]),
);

/** True if a path, below any base path, is one of this endpoint. */
export const isPathOf = (endpoint: Endpoint, pathname: string): boolean =>
  patterns.get(endpoint)!.test(pathname);

/** Returns the endpoint that a request is for, below any base path. */
export const endpointFor = (method: string, pathname: string): Endpoint | undefined =>
  namedEndpoints.find(([, endpoint]) => endpoint.method === method && isPathOf(endpoint, pathname))?.[1];

/** Returns a function that is true for requests of this endpoint with any ids, such as 'PUT /api/admin/keys/7'. */
export function isRequestOf({ method, path }: Endpoint): (request: string) => boolean {
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '\\d+')}$`);
  return (request) => pattern.test(request);
}
