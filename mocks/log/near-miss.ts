import { namedEndpoints } from '#src/contract/endpoints.ts';

/** Minimum similarity of a suggestion; below it would only confuse. */
const LEAST_COMMON = 0.55;

/** Formats 'Did you mean GET /api/admin/keys (keys.list)?' of the most similar call; '' if none is similar. */
export function didYouMean(method: string, pathname: string): string {
  const path = pathname.slice(Math.max(0, pathname.indexOf('/api/'))); // the app may be below any base path
  const asked = pairsOf(`${method} ${path.replace(/\/\d+(?=\/|$)/g, '/:id')}`);
  const [nearest] = namedEndpoints
    .map(([name, call]) => ({ name, request: `${call.method} ${call.path}` }))
    .map((call) => ({ ...call, common: sharedPart(asked, pairsOf(call.request)) }))
    .sort((a, b) => b.common - a.common);
  return nearest && nearest.common >= LEAST_COMMON
    ? ` Did you mean ${nearest.request} (${nearest.name})?`
    : '';
}

/** Returns neighbouring letters, a measure of similarity that survives a typing error. */
const pairsOf = (text: string) => new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')));

const sharedPart = (some: Set<string>, others: Set<string>) =>
  [...some].filter((pair) => others.has(pair)).length / Math.max(some.size, others.size);
