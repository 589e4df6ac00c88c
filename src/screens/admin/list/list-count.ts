/** The DOM id of the text with the number of rows. */
export const listCountId = 'list-count';

/**
 * Moves the focus to the number of rows after a deletion, so that it is announced and Tab continues from
 * there. Waits until the dialog has closed, since the page is inert until then, and has restored the focus.
 */
export function focusListCount() {
  requestAnimationFrame(() => {
    const count = document.getElementById(listCountId);
    if (count?.closest('[inert]')) focusListCount();
    else setTimeout(() => count?.focus());
  });
}
