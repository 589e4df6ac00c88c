import type { ClipboardEvent } from 'react';

/** Copies selected rows as lines with tabs; the browser breaks lines at each button. A selection in a cell is left to it. */
export function copyRows(event: ClipboardEvent<HTMLTableElement>): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  /** True for cells of a row's selected part. A whole row ends before the first character of the next. */
  const isIn = (cell: Node) =>
    range.intersectsNode(cell) && !(range.endOffset === 0 && cell.contains(range.endContainer));
  const rows = [...event.currentTarget.rows]
    .map((row) => [...row.cells].filter(isIn))
    .filter((cells) => cells.length > 0);
  if (rows.flat().length < 2) return;
  const textOf = ({ innerText }: HTMLElement) =>
    innerText.replace(/^[\t\n]+|[\t\n]+$/g, '').replace(/[\t\n]+/g, ' '); // spaces of a name stay
  const html = document.createElement('table');
  html.append(range.cloneContents());
  event.clipboardData.setData('text/html', html.outerHTML);
  event.clipboardData.setData(
    'text/plain',
    rows
      .map((cells) =>
        cells
          .map(textOf)
          .join('\t')
          .replace(/^\t+|\t+$/g, ''),
      )
      .join('\n'),
  );
  event.preventDefault();
}
