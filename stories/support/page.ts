import { within } from 'storybook/test';

/**
 * An element that Headless UI is closing stays in the page while it fades out: nobody acts on it any more.
 */
const isGone = (element: Element) => element.closest('[inert], [data-leave]') !== null;

/** Whether a person can see the element now, at the end of whatever animation brings it. */
export function isShown(element: Element): boolean {
  return !isGone(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether a person can press the element or type into it now. */
export function isUsable(element: Element): boolean {
  return isShown(element) && !element.matches(':disabled, [aria-disabled="true"]');
}

/** Where to look: the open dialog, an element, or (by default) the page. */
export type Place = 'dialog' | HTMLElement;

/** The element that a place stands for now; the topmost dialog where several are open. */
export function elementAt(place: Place | undefined): HTMLElement {
  if (place === undefined) return document.body;
  if (place !== 'dialog') return place;
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter((each) => !isGone(each))
    .at(-1);
  if (!dialog) throw new Error('No dialog is open');
  return dialog;
}

export const isNamed = (name: string | RegExp, text: string | null | undefined) =>
  typeof name === 'string' ? text?.trim() === name : name.test(text?.trim() ?? '');

/** Testing Library's queries for a place. */
export const withinPlace = (place: Place | undefined) => within(elementAt(place));
