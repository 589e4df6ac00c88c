import { closestMatch } from 'leven';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';

/** Farther than this, a suggestion would only confuse. */
const MAX_DISTANCE = 8;

const calls = new Map(namedEndpoints.map(([name, { method, path }]) => [`${method} ${path}`, name]));

/** The call that a request without a handler was probably meant to be. */
export function nearestCall(
  method: string,
  pathname: string,
): { name: EndpointName; request: string } | undefined {
  const path = pathname.slice(Math.max(0, pathname.indexOf('/api/'))); // the app may be below any base path
  const asked = `${method} ${path.replace(/\/\d+(?=\/|$)/g, '/:id')}`;
  const request = closestMatch(asked, [...calls.keys()], { maxDistance: MAX_DISTANCE });
  return request === undefined ? undefined : { name: calls.get(request)!, request };
}

/** 'Did you mean GET /api/admin/keys (keys.list)?', or nothing. */
export function didYouMean(method: string, pathname: string): string {
  const nearest = nearestCall(method, pathname);
  return nearest ? ` Did you mean ${nearest.request} (${nearest.name})?` : '';
}
