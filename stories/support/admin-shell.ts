import { userEvent, waitFor } from 'storybook/test';
import { missing } from '../../tools/missing.ts';
import { dialog, press } from './index.ts';

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

/** Opens the upload dialog from the header. */
export async function openUpload() {
  await showMenu();
  await press('Upload client');
  return dialog('Upload client');
}
