import { isWaiting } from '../watch-page.ts';
import type { Action } from './sequences.fixtures.ts';
import { all, isBusy, textOf } from './page.fixtures.ts';
import type { Tab } from './tab.fixtures.ts';

/** Returns what rules compare before and after an action. */
export const look = () => ({
  path: location.pathname,
  page: document.querySelector('#root'),
  focus: document.activeElement,
});

/** Returns a description of what the last action has broken; undefined if nothing. */
export function brokenRule(tab: Tab, { element }: Action, before: ReturnType<typeof look>) {
  const texts = all('[aria-label=Notifications] [aria-live] > *').map(textOf);
  const twice = texts.find((text, at) => text !== '' && texts.indexOf(text) !== at);
  if (twice !== undefined) return `'${twice}' is shown twice`;

  const had = element?.isConnected ? element : before.focus;
  const isSamePage = before.page?.isConnected && before.path === location.pathname;
  const isQuiet = tab.pending.length === 0 && !isBusy();
  if (!isSamePage || !isQuiet || !had || (had === document.body && !element)) return undefined;
  return document.activeElement === document.body ? 'the focus is lost' : undefined;
}

/** Returns a description of a page that still loads or is blank, after all answers have arrived and a minute has passed. */
export function whatNeverEnds(): string | undefined {
  if (isWaiting()) return 'it still loads, or a button is busy';
  return document.body.textContent.trim() === '' ? 'the page is blank' : undefined;
}
