import { quoted, statement, stableText } from './code.ts';
import { labelOf, nameOf, openDialog, partsOf } from './names.ts';

type Shown = ReturnType<typeof readShown>;

/** Reads the parts of the page whose appearance a story expects. */
export function readShown() {
  const shown = openDialog();
  const all = document.querySelectorAll('#root :is(h1, h2, h3)');
  const headings = [...all].filter((each) => each.checkVisibility());
  return {
    page: headings.find(({ tagName }) => tagName === 'H1')?.textContent,
    headings: headings.map((each) => {
      const query = `{ level: ${each.tagName[1]}, name: ${stableText(nameOf(each))} }`;
      return statement('screen.findByRole', "'heading'", query);
    }),
    dialog: shown && nameOf(shown),
    errors: [...document.querySelectorAll('[aria-invalid="true"]:not(#demo *)')].flatMap((field) => {
      const label = labelOf(field);
      const [error] = partsOf(field, 'aria-describedby');
      const message = error?.ariaLabel ?? error?.textContent.trim();
      return label && message ? [statement('expectFieldError', quoted(label), quoted(message))] : [];
    }),
    rows: [...document.querySelectorAll('tr [id^="row-"]')].map(({ id }) =>
      statement('rowElement', id.slice(4)),
    ),
    counts: [...document.querySelectorAll('#root main p')]
      .map((each) => each.textContent)
      .filter((text) => /^[\d,]+(–[\d,]+)? of [\d,]+$|^No .* match /.test(text))
      .map((text) => statement('userSees', quoted(text))),
  };
}

/**
 * Returns statements for all that has appeared between two looks: of a new page its title, of many rows the first,
 * of a list its new count.
 */
export function expectationsOf(before: Shown, now: Shown): string[] {
  const isNew = (kind: 'headings' | 'errors' | 'rows' | 'counts') =>
    now[kind].filter((line) => !before[kind].includes(line));
  const isSamePage = now.page === before.page;
  return [
    ...isNew('headings').slice(0, isSamePage ? 3 : 1),
    ...(now.dialog && now.dialog !== before.dialog ? [statement('dialog', stableText(now.dialog))] : []),
    ...(before.dialog && !now.dialog ? [statement('expectNoDialog')] : []),
    ...isNew('errors'),
    ...isNew('rows').slice(0, 1),
    ...(isSamePage && before.rows.length > 0 ? isNew('counts') : []),
  ];
}
