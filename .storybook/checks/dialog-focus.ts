const roles = '[role=dialog], [role=alertdialog]';
const PATIENCE = 2_000;
const seen = new Map<Element, Promise<string | undefined>>();

/** Resolves to the name of a dialog if the focus does not come into it while it is open (ACC-2). */
const nameWithoutFocus = (dialog: Element) =>
  new Promise<string | undefined>((resolve) => {
    if (dialog.contains(document.activeElement)) return resolve(undefined);
    dialog.addEventListener('focusin', () => resolve(undefined), { once: true });
    const name = () => document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent ?? '';
    setTimeout(() => resolve(dialog.isConnected ? name() : undefined), PATIENCE);
  });

new MutationObserver(() => {
  for (const dialog of document.querySelectorAll(roles))
    if (!seen.has(dialog)) seen.set(dialog, nameWithoutFocus(dialog));
}).observe(document, { childList: true, subtree: true });

/** Returns the dialogs of the story that opened without the focus in them. */
export async function dialogsWithoutFocus(): Promise<string[]> {
  const names = await Promise.all(seen.values());
  seen.clear();
  return names.filter((name) => name !== undefined);
}

/** Forgets the dialogs of the story before: the checks at other widths make a dialog of a sheet, which asks for no focus. */
export const forgetDialogs = () => seen.clear();
