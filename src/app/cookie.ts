/** Reads a cookie; undefined if it does not exist or is HttpOnly (DEC-14). */
export function readCookie(name: string): string | undefined {
  const pair = allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decoded(pair.slice(name.length + 1));
}

/** Removes a cookie with the path '/'. */
export function deleteCookie(name: string): void {
  try {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
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
