import { expect, userEvent, waitFor, within } from 'storybook/test';
import { missing } from '../../tools/missing.ts';
import { nameOf } from '#apps/demo/panel/record/names.ts';
import { press } from './press.ts';
import { elementAt, isShown, nameMatches, type Place } from './page.ts';
import { userSees } from './see.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the field with this label, a visible one or an aria-label, once it is shown: an input, a select or a
 * picker.
 */
export const field = (label: string, place?: Place): Promise<HTMLElement> =>
  waitFor(() => {
    const found = within(elementAt(place))
      .queryAllByLabelText(label, { selector: 'input, textarea, select, button' })
      .find((each) => each.matches('[type="file"]') || isShown(each)); // a file's is hidden behind its button
    if (!found) throw missing(`No field is labelled “${label}”`);
    return found;
  });

/** Returns the field with this label, once it is enabled. */
async function enabledField(label: string, place?: Place): Promise<HTMLElement> {
  const found = await field(label, place);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

/** Replaces the values of the named fields. */
export async function fill(values: Record<string, string>, place?: Place): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await retype((await enabledField(label, place)) as Input, value);
}

/** Replaces the value of an input. Keys in braces are not interpreted: use `userEvent.keyboard` for them. */
async function retype(input: Input, value: string): Promise<void> {
  await userEvent.clear(input);
  if (!value) return;
  if (input.type.startsWith('date')) return userEvent.type(input, value);
  await userEvent.click(input);
  input.select(); // user-event does not know text inserted by the app, and would clear only the rest
  await userEvent.paste(value);
}

/** Chooses an option, once it is there, of the select or picker with this label. */
export async function choose(label: string, option: string | RegExp): Promise<void> {
  const box = await enabledField(label);
  if (box instanceof HTMLSelectElement)
    return userEvent.selectOptions(
      box,
      await within(box).findByRole('option', { name: option, hidden: true }),
    );
  await userEvent.click(box);
  await press(option);
}

/** Goes to an option of this field by the arrow keys once it is there, and takes it. */
export async function chooseByKeys(label: string, option: string | RegExp, keys = '{Enter}'): Promise<void> {
  const box = await enabledField(label);
  if (box.ariaExpanded !== 'true') {
    box.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  }
  const active = () =>
    document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
  await waitFor(async () => {
    const before = active();
    if (before && nameMatches(option, nameOf(before))) return;
    await userEvent.keyboard('{ArrowDown}');
    if (before && active() === before) await userEvent.keyboard('{Home}'); // it was the last one
    throw missing(`The keys do not reach an option “${option}” of “${label}”`);
  });
  await userEvent.keyboard(keys);
}

/** Presses Enter in this field. */
export async function enterIn(label: string): Promise<void> {
  (await enabledField(label)).focus();
  await userEvent.keyboard('{Enter}');
}

/** Returns a file for the upload dialog. */
export const executable = (name = 'client.exe', bytes = 2) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/octet-stream' });

/**
 * Chooses a file in the page's file field, even one that `accept` excludes: a browser's file dialog can
 * show all files, and files can be dropped.
 */
export async function uploadFile(file: File): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw missing('There is no file field');
    return found;
  });
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

/** Expects the message under the field and in its accessible description. */
export async function expectFieldError(label: string, message: string): Promise<void> {
  const invalid = await field(label);
  await waitFor(() => expect(describedAs(invalid)).toContain(message));
  await expect(invalid).toBeInvalid();
  await userSees(message);
}

/** Returns the texts that describe the field; the matcher of the testing library leaves out those of an aria-label. */
const describedAs = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .map((part) => part?.getAttribute('aria-label') ?? part?.textContent);
