import { computeAccessibleName } from 'dom-accessibility-api';

/** Selector of elements that users press. */
export const pressable =
  'button, a, label, input[type="checkbox"], input[type="radio"], [role="menuitem"], ' +
  '[role="option"], [role="tab"], [role="checkbox"]';

/** Returns the name by which Testing Library finds an element. */
export const nameOf = (element: Element) => computeAccessibleName(element);

/** True for closing elements, which Headless UI keeps in the DOM while they fade out and users cannot use. */
export const isGone = (element: Element) => element.closest('[inert], [data-leave]') !== null;

/** Returns the topmost dialog. */
export const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter((each) => !isGone(each))
    .at(-1);

/** Returns the elements that an attribute such as aria-labelledby names. */
export const partsOf = (element: Element | undefined, attribute: string) =>
  (element?.getAttribute(attribute)?.split(' ') ?? []).flatMap((id) => document.getElementById(id) ?? []);

/** Returns the label of a field or a box. */
export const labelOf = (element: Element) =>
  (element.matches('input, textarea, select') && nameOf(element)) || undefined;
