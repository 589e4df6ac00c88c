/** A cookie that the page may read, or undefined: HttpOnly cookies are not readable (DEC-14). */
export function readCookie(name: string): string | undefined {
  const pair = allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decoded(pair.slice(name.length + 1));
}

/** Removes a cookie of the whole site that the page may read. */
export function deleteCookie(name: string): void {
  try {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  } catch {
    // a page without cookies has none to remove
  }
}

/** Cookies are forbidden in sandboxed frames. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The value as it stands where it is not valid percent-encoding. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
