/** How the browser leaves the app; a story puts a stand-in here, because a real departure ends it. */
export const departure = { to: (url: string) => location.assign(url) };

/**
 * Leaves the app for another page. Only http(s) is followed, for the URL comes from a server (DESIGN.md).
 * @returns false when the URL is none, or not one to follow; nothing happens then.
 */
export function navigateAway(url: string): boolean {
  if (!url.trim() || !URL.canParse(url, location.href)) return false;
  const { protocol, href } = new URL(url, location.href);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  departure.to(href);
  return true;
}
