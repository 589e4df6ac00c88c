import { userEvent, waitFor } from 'storybook/test';
import { elementAt, isNamed, isUsable, type Place } from './page.ts';

const pressable =
  'button, a, label, input[type="checkbox"], input[type="radio"], [role="menuitem"], ' +
  '[role="option"], [role="tab"], [role="checkbox"]';

/** The aria-label or the text: close to the accessible name, but fast on a page with a hundred buttons. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  let name = '';
  let parent: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest('[aria-hidden="true"]')) continue;
    // JSX splits the text of one element into several nodes
    name += `${parentElement === parent ? '' : ' '}${nodeValue}`;
    parent = parentElement;
  }
  return name.replace(/\s+/g, ' ');
}

/**
 * The first button, link, tab, option, menu item or labelled box of this name, once it is shown and enabled.
 */
export const findPressable = (name: string | RegExp, place?: Place): Promise<HTMLElement> =>
  waitFor(() => {
    const candidates = [...elementAt(place).querySelectorAll<HTMLElement>(pressable)];
    const found = candidates.find((candidate) => isNamed(name, nameOf(candidate)) && isUsable(candidate));
    if (!found)
      throw new Error(`Nothing named ${name} can be pressed${place === 'dialog' ? ' in the dialog' : ''}`);
    return found;
  });

/** Presses the element with this name once it can be pressed. */
export async function press(name: string | RegExp, place?: Place): Promise<HTMLElement> {
  const element = await findPressable(name, place);
  await userEvent.click(element);
  return element;
}

export const pressInDialog = (name: string | RegExp) => press(name, 'dialog');

/** Presses a button in the table row of this id, whose name may go on with the row's own: 'Edit key 4F2A'. */
export const pressInRow = async (id: number, action: string) =>
  press(rowAction(action), await rowElement(id));

/** Presses an entry of the menu of rare actions of this row. */
export async function pressInRowMenu(id: number, action: string) {
  await pressInRow(id, 'More actions');
  return press(action);
}

/** The name of a row's button. */
export const rowAction = (action: string) => new RegExp(`^${action}( |$)`);

/** The table row of this id, once it is there. */
export const rowElement = (id: number): Promise<HTMLElement> =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`#row-${id}`)?.closest('tr');
    if (!row) throw new Error(`There is no row ${id}`);
    return row;
  });
