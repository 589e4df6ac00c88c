import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';

/** With less in common than this, a suggestion would only confuse. */
const LEAST_COMMON = 0.55;

const calls = namedEndpoints.map(([name, { method, path }]) => ({ name, request: `${method} ${path}` }));

/** The call that a request without a handler was probably meant to be. */
export function nearestCall(
  method: string,
  pathname: string,
): { name: EndpointName; request: string } | undefined {
  const path = pathname.slice(Math.max(0, pathname.indexOf('/api/'))); // the app may be below any base path
  const asked = pairsOf(`${method} ${path.replace(/\/\d+(?=\/|$)/g, '/:id')}`);
  const [nearest] = calls
    .map((call) => ({ call, common: passedShare(asked, pairsOf(call.request)) }))
    .sort((a, b) => b.common - a.common);
  return nearest && nearest.common >= LEAST_COMMON ? nearest.call : undefined;
}

/** Neighbouring letters, a measure of likeness that survives a slip. */
const pairsOf = (text: string) => new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')));

const passedShare = (some: Set<string>, others: Set<string>) =>
  [...some].filter((pair) => others.has(pair)).length / Math.max(some.size, others.size);

/** 'Did you mean GET /api/admin/keys (keys.list)?', or nothing. */
export function didYouMean(method: string, pathname: string): string {
  const nearest = nearestCall(method, pathname);
  return nearest ? ` Did you mean ${nearest.request} (${nearest.name})?` : '';
}
