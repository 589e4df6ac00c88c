import type { Deed } from './orders.fixtures.ts';
import { all, isBusy, textOf, type View } from './page.fixtures.ts';
import type { State } from './state.fixtures.ts';
import { isWaiting } from '../watch-page.ts';

/** Returns what is wrong after a step. */
export type Rule = (world: State, step: Deed, before: View, now: View) => string | undefined;

/** All has come that the page waits for, so that what it shows must be true. */
export const isQuiet = ({ tab, failedReads }: State) =>
  tab.pending.length === 0 && failedReads.size === 0 && !isBusy();

/** The data of the server that the page shows, in lines. */
export const shownData = () =>
  all(
    'header, [aria-label=Statistics], main tbody tr, [aria-label=Pagination] p, [data-sheet], [aria-labelledby=subscriptions] li',
  ).map(textOf);

/** (7) Always, what has begun ends: judged once everything has arrived and a minute has passed. */
export function whatNeverEnds(): string | undefined {
  if (isWaiting()) return '(7) it still loads, or a button is busy';
  return document.body.textContent.trim() === '' ? '(7) the page is blank' : undefined;
}

/** (7) No two toasts say the same. */
export const toastsDiffer: Rule = () => {
  const texts = all('[aria-label=Notifications] [aria-live] > *').map(textOf);
  const twice = texts.find((text, at) => text !== '' && texts.indexOf(text) !== at);
  return twice && `(7) '${twice}' is told twice`;
};
