import { expect, screen, waitFor, within } from 'storybook/test';
import { missing } from '../../tools/missing.ts';
import { elementAt, isShown, type Place } from './page.ts';

const wordsIn = (text: string) => text.replace(/\s+/g, ' ').trim();
const ownText = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/**
 * Returns the innermost elements whose text passes `is`, even if names in it are elements of their own (UntranslatedNames).
 * Searches only elements that pass `mayHold`, because it runs at each change of a page.
 */
function innermost(
  place: Element,
  is: (words: string) => boolean,
  mayHold = is,
  all = wordsIn(place.textContent),
): Element[] {
  const parts = [...place.children]
    .filter((part) => !part.matches('script, style'))
    .map((part) => [part, wordsIn(part.textContent)] as const);
  const found = parts.flatMap(([part, words]) => (mayHold(words) ? innermost(part, is, mayHold, words) : []));
  const isIt = is(wordsIn(ownText(place))) || (is(all) && !parts.some(([, words]) => is(words)));
  return isIt ? [place, ...found] : found;
}

/** Waits until an element with this text is visible, after any animation. A string must be its whole text. */
export async function userSees(text: string | RegExp, place?: Place): Promise<HTMLElement> {
  const isText = typeof text === 'string';
  const is = (words: string) => (isText ? words === text : text.test(words));
  const mayHold = (words: string) => !isText || words.includes(text);
  return waitFor(() => {
    const found = innermost(elementAt(place), is, mayHold).find(isShown) as HTMLElement | undefined;
    if (!found) throw missing(`The page does not show “${text}”`);
    return found;
  });
}

/** Waits until one toast shows exactly this text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await userSees(text, await screen.findByRole('region', { name: 'Notifications' }));
}

/** Expects no toast, whatever its text. */
export const expectNoToast = () => expect(document.querySelector('[data-severity]')).toBeNull();

/** Waits for the element of this role and name. Queries it each time, since a list may render it again. */
export const findShown = (role: string, name?: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const element = screen.getByRole(role, { ...(name && { name }) });
    await expect(element).toBeVisible();
    return element;
  });

/** Returns queries in the open dialog of this title, once it is shown and keys go to it. */
export async function dialog(title: string | RegExp) {
  const element = await waitFor(() => {
    const [found] = [
      ...screen.queryAllByRole('dialog', { name: title }),
      ...screen.queryAllByRole('alertdialog', { name: title }),
    ];
    if (!found) throw missing(`No dialog is titled “${title}”`);
    return found;
  });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

export const expectNoDialog = () =>
  waitFor(() => {
    void expect(screen.queryByRole('dialog')).toBeNull();
    void expect(screen.queryByRole('alertdialog')).toBeNull();
  });

/** True if these words are shown now, also as a part of a longer text. */
export const isTextShown = (words: string, place?: Place): boolean =>
  innermost(elementAt(place), (text) => text.toLowerCase().includes(words.toLowerCase())).some(isShown);

/** Waits until these words are shown somewhere on the page, also as a part of a longer text. */
export const userSeesWords = (words: string, place?: Place) =>
  waitFor(() => {
    if (!isTextShown(words, place)) throw missing(`The page does not show “${words}”`);
  });
