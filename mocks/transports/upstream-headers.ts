import { BEARER } from '#src/contract/session.ts';

/** Headers that belong to one connection, or that fetch sets itself. */
const ofConnection =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|accept-encoding)$/;

/** Headers in which a client may claim another address, path or method than its own. */
const ofProxies =
  /^(forwarded|via|proxy|front-end-https|(wl-proxy-|true-)?client-ip|(cf|fastly|fly|ali|akamai)-.*|x-(forwarded|orig|rewrite|real|client|cluster|remote|envoy|host|scheme|url|azure|appengine|proxyuser|http-|method).*)$/;

/** Response headers that would affect the local origin, such as HSTS, or that describe bytes which fetch has unpacked. */
const ofOrigin =
  /^(strict-transport-security|alt-svc|clear-site-data|refresh|access-control-.*|link|nel|report-to|reporting-endpoints|service-worker-allowed|speculation-rules|(x-)?sourcemap|content-encoding|set-cookie|location)$/;

/** Policy of /api behind nginx (docs/hosting.md). A script in a page of the server could read the bearer. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const basePath = ({ pathname }: URL) => pathname.replace(/\/$/, '');

/** Returns the address of a request on the real server. */
export function addressAt(upstream: URL, url: string): string {
  const { pathname, search } = new URL(url);
  return upstream.origin + basePath(upstream) + pathname + search;
}

/** Names of the cookies that the real server has set; a browser has those of all projects at localhost. */
const own = new Set<string>();

const nameOf = (cookie: string) => cookie.split('=')[0]!;

/** Returns the headers of a request as the real server's own page would send them (UPS-1). */
export function toUpstreamHeaders({ headers, url }: Request, upstream: URL): Headers {
  const local = new URL(url).origin;
  const sent = new Headers();
  for (const [name, value] of headers) {
    if (ofConnection.test(name) || ofProxies.test(name)) continue;
    if (name === 'cookie') {
      const cookies = value.split(/;\s*/).filter((cookie) => own.has(nameOf(cookie)));
      if (cookies.length > 0)
        sent.set(name, cookies.map((cookie) => cookie.replace(/^local-(Host|Secure)-/i, '__$1-')).join('; '));
    } else if (name === 'origin') sent.set(name, value === local ? upstream.origin : value);
    else if (name === 'referer' && value.startsWith(`${local}/`)) sent.set(name, addressAt(upstream, value));
    else sent.set(name, value);
  }
  return sent;
}

/** Returns the headers of an answer for a page of the local origin, which has no TLS (UPS-1). */
export function toClientHeaders(headers: Headers, upstream: URL): Headers {
  const isPacked = headers.has('content-encoding');
  const sent = new Headers();
  for (const [name, value] of headers) {
    if (ofConnection.test(name) || ofOrigin.test(name) || (isPacked && name === 'content-length')) continue;
    sent.set(name, value);
  }
  sent.set('content-security-policy', POLICY);
  for (const cookie of headers.getSetCookie()) {
    const local = localCookie(cookie, upstream);
    own.add(nameOf(local));
    sent.append('set-cookie', local);
  }
  const location = headers.get('location');
  if (location !== null) sent.set('location', localAddress(location, upstream));
  return sent;
}

/**
 * Removes from a cookie what a page at http://localhost cannot keep: another domain, Secure, and the prefixes that
 * need it.
 */
function localCookie(cookie: string, upstream: URL): string {
  const [pair = '', ...written] = cookie.split(';').map((part) => part.trim());
  const attributes = written.map((part) => part.replace(/^([^=\s]+)\s*=\s*/, '$1='));
  const name = pair.replace(/^__(Host|Secure)-/i, 'local-$1-');
  const kept = attributes
    .filter((attribute) => !/^(?:(?:domain|secure|partitioned)(?:=.*)?)?$/i.test(attribute))
    .map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'))
    .map((attribute) =>
      /^path=/i.test(attribute) ? `Path=${withoutBase(attribute.slice(5), upstream)}` : attribute,
    );
  return [name, ...kept].join('; ');
}

/** Returns an address at the real server, in any spelling, as a path of the local origin; others stay as they are. */
function localAddress(location: string, upstream: URL): string {
  if (!/^(?:https?:)?\/\/|^\//i.test(location) || !URL.canParse(location, upstream)) return location;
  const { host, pathname, search, hash } = new URL(location, upstream);
  return host === upstream.host ? withoutBase(pathname, upstream) + search + hash : location;
}

function withoutBase(path: string, upstream: URL): string {
  const base = basePath(upstream);
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path || '/';
}

/** Returns the username in the bearer if it is a JWT with one. */
export function usernameIn({ headers }: Request): string {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) return 'nobody';
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      username?: unknown;
    };
    return String(claims.username ?? `a ${BEARER}`);
  } catch {
    return `a ${BEARER}`;
  }
}
