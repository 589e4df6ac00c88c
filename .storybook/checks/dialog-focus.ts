import { expect } from 'vitest';

const roles = '[role=dialog], [role=alertdialog]';
const seen = new Map<Element, Promise<string | undefined>>();

/** Ends with the name of the dialog if the focus does not come into it while it is open (ACC-2). */
async function missing(dialog: Element): Promise<string | undefined> {
  const isFocused = () => !dialog.isConnected || dialog.contains(document.activeElement);
  await expect
    .poll(isFocused, { timeout: 2_000 })
    .toBe(true)
    .catch(() => {});
  if (isFocused()) return undefined;
  return (
    document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? 'without a name'
  );
}

new MutationObserver(() => {
  for (const dialog of document.querySelectorAll(roles))
    if (!seen.has(dialog)) seen.set(dialog, missing(dialog));
}).observe(document, { childList: true, subtree: true });

/** The dialogs of the story that opened without the focus in them. */
export async function dialogsWithoutFocus(): Promise<string[]> {
  const names = await Promise.all(seen.values());
  seen.clear();
  return names.filter((name) => name !== undefined);
}
