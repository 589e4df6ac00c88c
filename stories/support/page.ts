import { isGone, openDialog } from '#apps/demo/panel/record/names.ts';

/** True if the element is visible, once animations have ended. */
export function isShown(element: Element): boolean {
  return !isGone(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** True if the element can be pressed or typed into. */
export function isUsable(element: Element): boolean {
  return isShown(element) && !element.matches(':disabled, [aria-disabled="true"]');
}

/** Root of a search: the open dialog, an element, or the page by default. */
export type Place = 'dialog' | HTMLElement;

/** Returns the element of a place; the topmost dialog if several are open. */
export function elementAt(place: Place | undefined): HTMLElement {
  if (place === undefined) return document.body;
  if (place !== 'dialog') return place;
  const dialog = openDialog();
  if (!dialog) throw new Error('No dialog is open');
  return dialog;
}

export const nameMatches = (name: string | RegExp, text: string | null | undefined) =>
  typeof name === 'string' ? text?.trim() === name : name.test(text?.trim() ?? '');
