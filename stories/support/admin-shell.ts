import { screen, userEvent, waitFor } from 'storybook/test';
import { missing } from '../../tools/missing.ts';
import { dialog, press, retype } from './index.ts';

/** Opens the menu of the header on phones. Wide windows show its links and buttons anyway. */
export async function showMenu(): Promise<void> {
  const button = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('header button[aria-controls]');
    if (!found) throw missing('The header is not there yet');
    return found;
  });
  if (button.checkVisibility() && button.getAttribute('aria-expanded') === 'false')
    await userEvent.click(button);
}

/** Opens a list by its link in the header. */
export async function goToList(name: string): Promise<void> {
  await showMenu();
  await press(new RegExp(`^${name}( \\d+ pending)?$`));
  await screen.findByRole('heading', { level: 1, name });
}

/** Opens the upload dialog from the header. */
export async function openUpload() {
  await showMenu();
  await press('Upload client');
  return dialog('Upload client');
}

/** Replaces the text of the header's search box. */
export async function searchFor(text: string): Promise<void> {
  await retype(await screen.findByRole<HTMLInputElement>('searchbox'), text);
}
