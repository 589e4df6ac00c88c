import { userEvent, waitFor } from 'storybook/test';
import { missing } from '../../tools/missing.ts';
import { nameOf, pressable } from '#apps/demo/panel/record/names.ts';
import { elementAt, nameMatches, isUsable, type Place } from './page.ts';

/** Finds the first button, link, tab, option, menu item or labelled checkbox of this name, once shown and enabled. */
export const findPressable = (name: string | RegExp, place?: Place): Promise<HTMLElement> =>
  waitFor(() => {
    const candidates = [...elementAt(place).querySelectorAll<HTMLElement>(pressable)];
    const found = candidates.find((candidate) => nameMatches(name, nameOf(candidate)) && isUsable(candidate));
    if (!found)
      throw missing(`Nothing named “${name}” can be pressed${place === 'dialog' ? ' in the dialog' : ''}`);
    return found;
  });

/** Presses the element with this name once it can be pressed. */
export async function press(name: string | RegExp, place?: Place): Promise<HTMLElement> {
  const element = await findPressable(name, place);
  await userEvent.click(element);
  return element;
}

/** Presses with Shift held, which selects all rows between. */
export async function pressWithShift(name: string | RegExp): Promise<void> {
  const user = userEvent.setup(); // keeps a key between calls
  await user.keyboard('{Shift>}');
  await user.click(await findPressable(name));
  await user.keyboard('{/Shift}');
}

/** Presses an entry of the menu with the rarely used tools of the list. */
export async function pressMore(entry: string): Promise<void> {
  await press('Columns, export');
  await press(entry);
}

export const pressInDialog = (name: string | RegExp) => press(name, 'dialog');

/**
 * Presses a button in the table row of this id, whose name may go on with the row's own: 'Edit key 4F2A'. On a phone it
 * may be behind 'Details'.
 */
export async function pressInRow(id: number, action: string) {
  const row = await rowElement(id);
  const hidden = row.querySelector(`td[data-pin] [aria-label^="${action}"]`)?.checkVisibility() === false;
  if (hidden) await press('Details', row);
  return press(rowAction(action), row);
}

/** Returns the name of a row's button. */
export const rowAction = (action: string) => new RegExp(`^${action}( |$)`);

/** Returns the table row of this id, once it is there. */
export const rowElement = (id: number): Promise<HTMLElement> =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`#row-${id}`)?.closest('tr');
    if (!row) throw missing(`There is no row ${id}`);
    return row;
  });
