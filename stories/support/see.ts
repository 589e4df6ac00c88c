import { expect, screen, waitFor, within } from 'storybook/test';
import { missing } from '../../tools/missing.ts';
import { elementAt, isShown, type Place, withinPlace } from './page.ts';

/** Matches the innermost element of such a text, also where names in it are elements of their own (WithNames). */
const innermost = (is: (words: string) => boolean) => (own: string, element: Element | null) => {
  const isIn = (part: Element) => is(part.textContent.replace(/\s+/g, ' ').trim());
  return is(own) || (element !== null && isIn(element) && ![...element.children].some(isIn));
};

const textOf = (text: string | RegExp) =>
  innermost((words) => (typeof text === 'string' ? words === text : text.test(words)));

/** Waits until this text is visible, after any animation. A string must be the whole text of an element. */
export async function userSees(text: string | RegExp, place?: Place): Promise<HTMLElement> {
  return waitFor(() => {
    const found = withinPlace(place).queryAllByText(textOf(text)).find(isShown);
    if (!found) throw missing(`The page does not show “${text}”`);
    return found;
  });
}

/** Waits until one toast shows exactly this text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await userSees(text, await screen.findByRole('region', { name: 'Notifications' }));
}

/** No toast is shown, whatever its text. */
export const expectNoToast = () => expect(document.querySelector('[data-severity]')).toBeNull();

/** Queries in the open dialog of this title, once it is shown and keys go to it. */
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

/** The page as a whole does not scroll sideways, however long the texts are. */
export const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** True if these words are shown now, also as a part of a longer text. */
export const isTextShown = (words: string, place?: Place): boolean =>
  within(elementAt(place))
    .queryAllByText(innermost((text) => text.toLowerCase().includes(words.toLowerCase())))
    .some(isShown);

/** Waits until these words are shown somewhere on the page, also as a part of a longer text. */
export const userSeesWords = (words: string, place?: Place) =>
  waitFor(() => {
    if (!isTextShown(words, place)) throw missing(`The page does not show “${words}”`);
  });
