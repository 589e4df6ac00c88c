/** A cookie that the page may read, or undefined: HttpOnly cookies are not readable (READINGS.md T14). */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
