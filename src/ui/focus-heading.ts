/** Focuses the heading of the page, where Tab and a screen reader go on when what had the focus is gone. */
export function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
