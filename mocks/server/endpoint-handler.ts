import { type http, HttpHandler } from 'msw';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** What answers the requests of a handler, as MSW calls it. */
export type Resolver = Parameters<typeof http.get>[1];

/**
 * An MSW handler for an endpoint's method and path. It puts aside the requests of other endpoints at once: for
 * each handler that is asked, MSW compiles the path again and reads the cookies.
 */
export class EndpointHandler extends HttpHandler {
  readonly #method: string;
  readonly #pattern: RegExp;

  constructor({ method, path }: Endpoint, resolver: Resolver) {
    super(method, `*${path}`, resolver);
    this.#method = method;
    // lets through whatever MSW may find a match: any case, a slash at the end, a query
    this.#pattern = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}/?([?#]|$)`, 'i');
  }

  override async run(args: Parameters<HttpHandler['run']>[0]) {
    const { method, url } = args.request;
    return method === this.#method && this.#pattern.test(url) ? super.run(args) : null;
  }
}
