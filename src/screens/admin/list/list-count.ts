/** The DOM id of the line that says how many rows there are. */
export const listCountId = 'list-count';

/** Where the focus goes when the row that had it is gone: how many are left is read, and Tab goes on from there. */
export function focusListCount() {
  // after the dialog, which is about to give the focus back to a button that is no more
  requestAnimationFrame(() => document.getElementById(listCountId)?.focus());
}
