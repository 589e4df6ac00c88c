import { attempt } from '../lib/attempt.ts';

/** Returns the values of all cookies of a name, which may differ in path and domain; without HttpOnly ones (DEC-14). */
export const readCookies = (name: string): string[] =>
  (attempt(() => document.cookie) ?? '') // forbidden, as in sandboxed frames
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
    .map((value) => attempt(() => decodeURIComponent(value)) ?? value); // not percent-encoded

/** Removes the cookies of a name that this page can read: of each path above it, and of each domain. */
export function deleteCookie(name: string): void {
  const parts = location.pathname.split('/');
  const paths = parts.flatMap((_, at) => {
    const path = parts.slice(0, at + 1).join('/');
    return [path, `${path}/`];
  });
  const hosts = location.hostname.split('.');
  const domains = ['', ...hosts.map((_, at) => `; Domain=${hosts.slice(at).join('.')}`)];
  for (const path of ['/', ...paths.filter(Boolean)])
    for (const domain of domains)
      attempt(() => (document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`));
}
