import { config } from './config.ts';

/** How the browser leaves the app; a story puts a stub here, because a real departure ends it. */
export const redirect = { assign: (url: string) => location.assign(url) };

/**
 * Leaves the app for another page, whose address comes from a server: the page's own origin, a loopback
 * address, or an https origin, one of `VITE_CHECKOUT_ORIGINS` where a deployment names some.
 * @returns false when the address is none, or not one to follow; nothing happens then.
 */
export function navigateAway(address: string): boolean {
  const url = trusted(address);
  if (url) redirect.assign(url.href);
  return url !== undefined;
}

function trusted(text: string): URL | undefined {
  const address = text.replace(/[\t\r\n]/g, '').trim(); // as browsers read it
  // browsers take '//host', '\\host' and '/\host' for another host, where a reader sees a path
  if (!address || /^(?:\\|\/[/\\])/.test(address) || !URL.canParse(address, location.href)) return undefined;
  const url = new URL(address, location.href);
  if (url.username || url.password) return undefined;
  if (url.origin === location.origin) return url;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (isLoopback(url.hostname)) return url;
  const allowed = config.checkoutOrigins.split(/[\s,]+/).filter(Boolean);
  return url.protocol === 'https:' && (allowed.length === 0 || allowed.includes(url.origin))
    ? url
    : undefined;
}

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
