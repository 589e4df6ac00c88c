import { getResponse } from 'msw';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { createControlHandlers } from '../control/handlers.ts';
import { openApiHandlers } from '../openapi/handlers.ts';
import { createThirdPartyHandlers } from '../third-parties/index.ts';

/** True for the page of a third party; the path is below the base of the app. */
export const isThirdPartyPage = (path: string) => path === DISCORD_CONNECT || /^\/mock(\/|$)/.test(path);

/**
 * Replaces the document by the third party's page at the current address. MSW's service worker does not answer
 * navigations, so the page calls the handlers itself, for its forms as well.
 * @param base base path of the app, with a slash at both ends
 */
export async function showThirdPartyPage(base: string): Promise<void> {
  const transport = { httpOnly: false };
  const handlers = [
    ...createThirdPartyHandlers(transport),
    ...createControlHandlers(transport),
    ...openApiHandlers,
  ];
  const currentUrl = `/${location.pathname.slice(base.length)}${location.search}`;

  async function visit(init?: RequestInit) {
    const response = await getResponse(handlers, new Request(location.origin + currentUrl, init));
    const next = response?.headers.get('location');
    if (next) return location.replace(`${base}${next.slice(1)}`);
    const page = new DOMParser().parseFromString(
      (await response?.text()) ?? 'There is nothing here',
      'text/html',
    );
    document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
  }

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement, event.submitter);
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    void visit({ method: 'POST', body });
  });
  await visit();
}

/**
 * Redirects navigations to third-party pages to the base path of the app. The scope of its service worker does
 * not include `/api/discord/connect` at the root of the host.
 */
export function keepThirdPartyPagesBelow(base: string): void {
  if (base === '/') return;
  const redirected = (address: string) => {
    const { origin, pathname, search } = new URL(address, location.href);
    return origin === location.origin && isThirdPartyPage(pathname)
      ? `${base}${pathname.slice(1)}${search}`
      : undefined;
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link && redirected(link.href);
    if (!target) return;
    event.preventDefault();
    location.assign(target);
  });
  // navigations by script, in browsers that have the Navigation API
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const target = event.cancelable ? redirected(event.destination.url) : undefined;
    if (!target) return;
    event.preventDefault();
    location.assign(target);
  });
}
