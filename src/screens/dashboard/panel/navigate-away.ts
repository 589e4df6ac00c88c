import { config } from '#src/app/config.ts';
import { parseUrl } from '#src/lib/attempt.ts';
import { listOf } from '#src/app/settings.ts';

/** Leaves the app. Stories and tests replace `assign`, because a real navigation would end them. */
export const redirect = { assign: (url: string) => location.assign(url) };

/**
 * Navigates to an address from the server, if it is of the page's own origin, a loopback address or an https origin.
 * Where the deployment sets `VITE_CHECKOUT_ORIGINS`, only those https origins are allowed.
 * @returns false, and does nothing, when the address is invalid or not allowed
 */
export function navigateAway(address: string): boolean {
  const url = trusted(address);
  if (url) redirect.assign(url.href);
  return url !== undefined;
}

function trusted(text: string): URL | undefined {
  const address = text.replace(/[\t\r\n]/g, '').trim(); // as browsers read it
  // '//host', '\\host' and '/\host' look like paths but lead to another host
  if (!address || /^(?:\\|\/[/\\])/.test(address)) return undefined;
  const url = parseUrl(address, location.href);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined; // a blob has the origin of its page
  if (url.origin === location.origin) return url;
  if (isLoopback(url.hostname)) return url;
  const allowed = listOf(config.checkoutOrigins);
  return url.protocol === 'https:' && (allowed.length === 0 || allowed.includes(url.origin))
    ? url
    : undefined;
}

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
