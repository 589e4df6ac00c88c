import { dialogs, idOf, nameOf, sheet } from './person.fixtures.ts';

/** What only an action that names it may change, and what a step is compared with. */
export interface View {
  path: string;
  text: string;
  page: string;
  search: string;
  order: string;
  filters: string;
  selected: number[];
  dialogs: string[];
  fields: Map<string, string>;
  toasts: string[];
  focus: Element | null;
}

export const all = <E extends Element>(selector: string, place: ParentNode = document) => [
  ...place.querySelectorAll<E>(selector),
];
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export function viewOf(): View {
  const field = document.querySelector<HTMLInputElement>('[type=search]');
  const layers = dialogs();
  const aside = sheet();
  return {
    path: location.pathname,
    text: textOf(document.body),
    page: /^(\d+)/.exec(textOf(document.querySelector('nav[aria-label=Pagination] p')))?.[1] ?? '',
    search: field?.value ?? '',
    order: all('th[aria-sort$=cending]')
      .map((one) => textOf(one) + one.ariaSort)
      .join(),
    filters: all(
      'section[aria-label=Filter] button[aria-label^=Remove], section[aria-label=Filter] [aria-pressed=true]',
    )
      .map(nameOf)
      .join(),
    selected: all<HTMLInputElement>('tbody input:checked').map((one) => idOf(one.closest('tr')!)),
    dialogs: layers.filter((one) => one !== aside).map((one) => textOf(one.querySelector('h2'))),
    fields: new Map(
      layers
        .flatMap((one) => all<HTMLInputElement>('input, textarea, select', one))
        .map((one) => [nameOf(one), one.type === 'checkbox' ? String(one.checked) : one.value]),
    ),
    toasts: all('[aria-label=Notifications] [aria-live] > *').map(textOf),
    focus: document.activeElement,
  };
}
