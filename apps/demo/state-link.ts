import type { State } from '#mocks/control/state.ts';
import { USERNAME } from '#src/contract/session.ts';
import { storage } from '#src/lib/storage.ts';
import { setViewer, viewer } from '#src/lib/viewer.ts';
import { chooseTheme, getTheme, type Theme } from '#src/theme/theme.ts';
import { base } from './base.ts';
import { requestMock } from './mock-state.ts';

interface Opened {
  opened: { route: string; theme: Theme; locale?: string };
}

const pageAt = (route: string) => base + route.slice(1);

/**
 * If the address is a state link, opens it: the mock backend, who is signed in, theme, locale and address are as
 * when the link was made. Returns a message if the link cannot be opened.
 * @param addressOf the address of a route of the app
 */
export async function openStateLink(addressOf = pageAt): Promise<string | undefined> {
  if (!new URLSearchParams(location.search).has('state')) return undefined;
  try {
    const link = JSON.stringify({ link: location.href });
    const { opened } = await requestMock<State & Opened>('/mock/link', { method: 'POST', body: link });
    storage.remove(USERNAME); // nobody's session has ended
    chooseTheme(opened.theme);
    setViewer({ locale: opened.locale });
    history.replaceState(null, '', addressOf(opened.route));
    return undefined;
  } catch (error) {
    history.replaceState(null, '', addressOf('/'));
    return (error as Error).message;
  }
}

/**
 * A link to what is seen now. Rejects with a message for people if it does not fit into a link.
 */
export const currentStateLink = (): Promise<string> =>
  stateLink(base, `/${location.pathname.slice(base.length)}${location.search}`);

/** A link to the state at a page of the demo. */
export async function stateLink(address: string, route: string): Promise<string> {
  const { locale } = viewer();
  const query = new URLSearchParams({
    app: location.origin + address,
    route,
    theme: getTheme(),
    ...(locale && { locale }),
  });
  return (await requestMock<{ link: string }>(`/mock/link?${query}`)).link;
}
