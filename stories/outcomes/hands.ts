import { fireEvent, userEvent, waitFor } from 'storybook/test';

/*
 * Hands that are quick in a page of any size: 635 outcomes are played with them. They find things by the words that a
 * person reads; that roles and labels are right is tested by the screens' own stories.
 */

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const pressable = 'button, a, [role="menuitem"], [role="option"], [role="tab"], label';
const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();
const canBePressed = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]') && element.getClientRects().length > 0 && !element.closest('[inert]');

/** Presses the first thing of this name, as soon as it is there and can be pressed. */
export const press = (name: string | RegExp) => pressIn('body', name);

/** The same in the open dialog, which may still be on its way. */
export const pressInDialog = (name: string | RegExp) => pressIn('[role="dialog"]', name);

async function pressIn(place: string, name: string | RegExp): Promise<void> {
  const isNamed = (words = '') => (typeof name === 'string' ? words === name : name.test(words));
  const element = await waitFor(() => {
    const found = [...document.querySelectorAll(pressable)].find(
      (candidate) => candidate.closest(place) && isNamed(wordsOf(candidate) ?? '') && canBePressed(candidate),
    );
    if (!found) throw new Error(`Nothing named ${name} can be pressed`);
    return found;
  });
  await user.click(element);
}

/** Puts a text into the field of this label in place of what is there. */
export async function enter(label: string, text: string): Promise<void> {
  const field = await fieldOf(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** Hands a file to the field of this label. */
export async function hand(file: File): Promise<void> {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no field for a file');
    return found;
  });
  await user.upload(field, file);
}

/** Takes an option of the select or picker of this label. */
export async function choose(label: string, option: string): Promise<void> {
  await user.click(await fieldOf(label));
  await press(option);
}

async function fieldOf(label: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...document.querySelectorAll('label')].find((candidate) => candidate.textContent?.trim() === label && candidate.getClientRects().length > 0);
    const field = found && (found.control ?? document.getElementById(found.htmlFor) ?? document.querySelector(`[aria-labelledby~="${found.id}"]`));
    if (!(field instanceof HTMLElement)) throw new Error(`No field is labelled ${label}`);
    if (field.matches(':disabled')) throw new Error(`${label} is disabled`);
    return field;
  });
}

/** Waits until these words are on the page. */
export const see = (words: string) =>
  waitFor(() => {
    if (!document.body.textContent?.includes(words)) throw new Error(`The page does not say “${words}”`);
  });
