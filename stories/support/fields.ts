import { expect, userEvent, waitFor } from 'storybook/test';
import { press } from './press.ts';
import { elementAt, isNamed, isShown, type Place } from './page.ts';
import { userSees } from './see.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The field of this label, be it an input, a select or a picker, once it is shown. */
export const field = (label: string, place?: Place): Promise<HTMLElement> =>
  waitFor(() => {
    const labels = [...elementAt(place).querySelectorAll('label')].filter((candidate) =>
      isNamed(label, candidate.textContent),
    );
    const fields = labels.map(
      (each) =>
        each.control ??
        document.getElementById(each.htmlFor) ??
        document.querySelector(`[aria-labelledby~="${each.id}"]`),
    );
    const found = fields.find((candidate) => candidate instanceof HTMLElement && isShown(candidate));
    if (!found) throw new Error(`No field is labelled ${label}`);
    return found as HTMLElement;
  });

/** The same, once it is enabled. */
async function enabledField(label: string, place?: Place): Promise<HTMLElement> {
  const found = await field(label, place);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

/** Puts a value into each named field, in place of what is there. */
export async function fill(values: Record<string, string>, place?: Place): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await retype((await enabledField(label, place)) as Input, value);
}

/** The same for an element. Keys in braces are not pressed: use `userEvent.keyboard` for them. */
export async function retype(input: Input, value: string): Promise<void> {
  await userEvent.clear(input);
  if (!value) return;
  if (input.type.startsWith('date')) return userEvent.type(input, value);
  await userEvent.click(input);
  await userEvent.paste(value);
}

/** Opens the select or picker of this label and takes an option. */
export async function choose(label: string, option: string | RegExp): Promise<void> {
  await userEvent.click(await enabledField(label));
  await press(option);
}

/** A file as the upload dialog takes it. */
export const executable = (name = 'client.exe', bytes = 2) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/octet-stream' });

/**
 * Gives a file to the file field of the page, also one that its `accept` rules out: a browser's file dialog
 * can show all files, and files can be dropped.
 */
export async function uploadFile(file: File): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no file field');
    return found;
  });
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

/** The message is shown under the field and belongs to it for screen readers. */
export async function expectFieldError(label: string, message: string): Promise<void> {
  const invalid = await field(label);
  await waitFor(() => expect(invalid).toHaveAccessibleDescription(expect.stringContaining(message)));
  await expect(invalid).toBeInvalid();
  await userSees(message);
}
