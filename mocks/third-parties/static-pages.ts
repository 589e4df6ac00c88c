import { getResponse } from 'msw';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { createThirdPartyHandlers } from './index.ts';

/**
 * True for addresses, below the base of the app, that are not screens of the app but pages of a party
 * outside.
 */
export const isThirdPartyPage = (path: string) => path === DISCORD_CONNECT || /^\/mock(\/|$)/.test(path);

/**
 * Shows the third party's page of this address in place of the app: a service worker cannot answer a navigation as
 * MSW answers calls, so the page asks the handlers itself, puts their HTML in its own place, and sends their
 * forms to them.
 * @param base path of the app, with a slash at both ends
 */
export async function showThirdPartyPage(base: string): Promise<void> {
  const handlers = createThirdPartyHandlers({ httpOnly: false });
  const here = `/${location.pathname.slice(base.length)}${location.search}`;

  async function visit(init?: RequestInit) {
    const response = await getResponse(handlers, new Request(location.origin + here, init));
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
 * Keeps navigations to third-party pages below the base of the app, where its service worker is in charge: under
 * a sub-path, `/api/discord/connect` is an address of somebody else.
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
  // navigations by script; browsers without this API are left with the links
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const target = event.cancelable ? redirected(event.destination.url) : undefined;
    if (!target) return;
    event.preventDefault();
    location.assign(target);
  });
}
