/** Attributes with text or addresses, of which only the presence counts. */
const free = /^(aria-label|aria-valuetext|title|alt|placeholder|value|href|src|srcset|id|d|name|datetime)$/;
/** Attributes that axe follows to other elements, of which only the number counts. */
const references =
  /^(for|headers|list|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
/** Elements named by their content. */
const named =
  'a, button, label, summary, legend, th, option, h1, h2, h3, h4, h5, h6, [role]:not([role=dialog])';
/** Elements whose role asks for certain children. */
const parents = '[role], ul, ol, dl, table, thead, tbody, tr, select, fieldset';
const controls = 'a, button, input, select, [role]';

function traitOf({ name, value }: Attr): string {
  if (free.test(name)) return `${name}=${Boolean(value.trim())}`;
  const ids = references.test(name) && value.split(/\s+/).filter(Boolean);
  if (ids) return `${name}=${ids.map((id) => document.querySelectorAll(`#${CSS.escape(id)}`).length)}`;
  return `${name}=${/^(class|tabindex)$/.test(name) ? value : value.replaceAll(/\d+/g, '0')}`;
}

const isText = ({ nodeType, nodeValue }: ChildNode) =>
  nodeType === Node.TEXT_NODE && nodeValue!.trim() !== '';
const outlineOf = (element: Element): string =>
  `${element.tagName} ${[...element.attributes].map(traitOf).join(' ')} ${[...element.childNodes].some(isText)}`;

const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('role')}`;

/** Returns an element's role, states, classes, presence of text and, where it counts, content. */
function traitsOf(element: Element): string {
  const isScroller = /overflow|scroll/.test(element.getAttribute('class') ?? '');
  return [
    outlineOf(element),
    element.textContent.trim() !== '',
    ...(element.matches(parents) ? new Set([...element.children].map(kindOf)) : []),
    ...(element.matches(named) ? new Set([...element.querySelectorAll('*')].map(outlineOf)) : []),
    isScroller && element.scrollWidth > element.clientWidth,
    isScroller && element.scrollHeight > element.clientHeight,
    element.matches(controls) &&
      [element.clientWidth, element.clientHeight].map((size) => Math.min(24, size)),
  ].join('|');
}

const numbers = new Map<string, number>();
const checked = new Set<number>();

/**
 * Finds elements unlike all that this run has checked in `view`: one of each kind. Styles are constant in a run, so
 * axe's result follows from classes, attributes and kinds of children. `confirm` marks them as checked.
 */
export function newElements(roots: Element[], view: string): { elements: Element[]; confirm(): void } {
  const elements: Element[] = [];
  const found = new Set<number>();
  const walk = (element: Element, around: number | string, isWithin: boolean) => {
    if (element.hasAttribute('inert')) return;
    const key = `${around} ${traitsOf(element)}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const isNew = !checked.has(number) && !found.has(number);
    if (isNew) found.add(number);
    if (isNew && !isWithin) elements.push(element);
    if (element.tagName !== 'svg')
      for (const child of element.children) walk(child, number, isWithin || isNew);
  };
  for (const root of roots) walk(root, view, false);
  return { elements, confirm: () => found.forEach((number) => checked.add(number)) };
}
