/** The DOM id of the line that says how many rows there are. */
export const listCountId = 'list-count';

/**
 * Where the focus goes when the row that had it is gone: how many are left is read, and Tab goes on from
 * there. Waits until the dialog has closed, because the page below an open one is inert, and until it has
 * given the focus back to a button that is no more.
 */
export function focusListCount() {
  requestAnimationFrame(() => {
    const count = document.getElementById(listCountId);
    if (count?.closest('[inert]')) focusListCount();
    else setTimeout(() => count?.focus());
  });
}
