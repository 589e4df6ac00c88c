/** The values of all cookies of a name, which may differ in path and domain; without HttpOnly ones (DEC-14). */
export const readCookies = (name: string): string[] =>
  allCookies()
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => decoded(cookie.slice(name.length + 1)));

/** Removes the cookies of a name that this page can read: of each path above it, and of each domain. */
export function deleteCookie(name: string): void {
  try {
    const parts = location.pathname.split('/');
    const paths = parts.flatMap((_, at) => {
      const path = parts.slice(0, at + 1).join('/');
      return [path, `${path}/`];
    });
    const hosts = location.hostname.split('.');
    const domains = ['', ...hosts.map((_, at) => `; Domain=${hosts.slice(at).join('.')}`)];
    for (const path of ['/', ...paths.filter(Boolean)])
      for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
  } catch {
    // cookies are forbidden, as in sandboxed frames
  }
}

/** Empty where cookies are forbidden, as in sandboxed frames. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Returns values that are not percent-encoded unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
