import clsx from 'clsx';
import { memo, type SyntheticEvent, useRef } from 'react';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { useRovingFocus } from '#src/ui/use-roving-focus.ts';
import type { Cell } from '#storybook/matrix/cells.ts';
import type { MatrixResults } from '#storybook/matrix/results.ts';
import { CellMark, coverText } from './CellMark.tsx';
import { linkOf, type Target } from './cell-links.ts';
import { type Column, resultOf, type Row } from './view.ts';

interface MatrixTableProps {
  rows: Row[];
  columns: Column[];
  hasOwn: boolean;
  results: MatrixResults['results'];
  target: Target;
  /** Called with the call and name of the cell below the pointer or with the focus. */
  onPoint: (call: string, name: string) => void;
}

const edge = 'border-b border-line';

/** A row per call; a column per fault and per outcome that all calls have; the other outcomes in the last one. */
export const MatrixTable = memo(function MatrixTable({
  rows,
  columns,
  hasOwn,
  results,
  target,
  onPoint,
}: MatrixTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { onFocus, onKeyDown } = useRovingFocus(table);
  const point = ({ target: at }: SyntheticEvent) => {
    const { call, name } = (at as Element).closest<HTMLElement>('[data-name]')?.dataset ?? {};
    if (call && name) onPoint(call, name);
  };
  const firstFault = columns.findIndex(({ kind }) => kind === 'fault');
  const part = (at: number) => at === firstFault && firstFault > 0 && 'border-s border-s-line-strong';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows focus and pointer inside
    <table
      ref={table}
      onFocus={(event) => {
        onFocus(event);
        point(event);
      }}
      onPointerOver={point}
      onKeyDown={onKeyDown}
      className="border-separate border-spacing-0 text-xs"
    >
      <caption className="sr-only">Calls with their outcomes and faults</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className={`sticky start-0 top-0 z-20 bg-raised px-3 py-2 text-start align-bottom ${edge}`}
          >
            Call
          </th>
          {columns.map(({ kind, name }, at) => (
            <th
              key={`${kind} ${name}`}
              scope="col"
              className={clsx(
                'sticky top-0 z-10 bg-raised px-1 py-2 align-bottom font-medium',
                edge,
                part(at),
              )}
            >
              <span className="mx-auto block rotate-180 whitespace-nowrap [writing-mode:vertical-rl]">
                {name}
              </span>
            </th>
          ))}
          {hasOwn && (
            <th
              scope="col"
              className={`sticky top-0 z-10 bg-raised px-3 py-2 text-start align-bottom font-medium ${edge}`}
            >
              Outcomes of this call alone
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ call, cells, own }) => (
          <tr key={call} className="group">
            <th
              scope="row"
              title={`${endpointOf(call).method} ${endpointOf(call).path}: ${endpointOf(call).summary}`}
              className={clsx(
                'sticky start-0 z-10 bg-raised px-3 py-1 text-start font-medium group-hover:bg-hover',
                'max-sm:max-w-30 max-sm:min-w-30 max-sm:px-2 max-sm:wrap-anywhere',
                edge,
              )}
            >
              <CallName call={call} />
            </th>
            {cells.map((cell, at) => (
              <td key={at} className={clsx('p-0 text-center group-hover:bg-hover', edge, part(at))}>
                {cell && <CellControl {...{ cell, target }} result={resultOf(cell, results)} />}
              </td>
            ))}
            {hasOwn && (
              <td className={`px-2 py-0 whitespace-nowrap group-hover:bg-hover ${edge}`}>
                {own.map((cell) => (
                  <CellControl
                    key={cell.name}
                    {...{ cell, target }}
                    result={resultOf(cell, results)}
                    isNamed
                  />
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** The name of a call, which may break after its group. */
function CallName({ call }: { call: string }) {
  const [group, name] = call.split('.');
  return (
    <span className="mono">
      {group}.<wbr className="sm:hidden" />
      {name}
    </span>
  );
}

interface CellControlProps {
  cell: Cell;
  result: ReturnType<typeof resultOf>;
  target: Target;
  /** Shows the name of the outcome, for a column of several. */
  isNamed?: boolean;
}

/** The link of a cell; a button without effect where there is nothing to open, so that the focus can go there. */
function CellControl({ cell, result, target, isNamed = false }: CellControlProps) {
  const text = `${cell.call}, ${cell.name}: ${coverText(cell, result)}`;
  const href = linkOf(cell, target);
  const props = {
    'aria-label': text,
    title: text,
    'data-call': cell.call,
    'data-name': cell.name,
    className: clsx(
      'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-sm no-underline',
      'focus-visible:outline-offset-[-2px]',
      isNamed && 'px-1.5 text-text',
      href && 'hover:bg-accent-soft',
      !href && 'cursor-default',
    ),
  };
  const content = (
    <>
      <CellMark by={cell.cover.by} result={result} />
      {isNamed && <span>{cell.name}</span>}
    </>
  );
  if (!href)
    return (
      <button type="button" {...props}>
        {content}
      </button>
    );
  return (
    <a href={href} target={target.app === 'demo' ? '_blank' : '_top'} rel="noreferrer" {...props}>
      {content}
    </a>
  );
}
