import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A row that is going to change. */
export interface Change {
  id: number;
  /** Name of the row. */
  name: string;
  before: ReactNode;
  after: ReactNode;
}

interface Props {
  /** Heads of the name and of both states: ['Subscription', 'Ends', 'New end']. */
  heads: readonly [name: string, before: string, after: string];
  changes: readonly Change[];
}

const cell = 'px-3 py-1.5 max-sm:px-2 max-sm:text-xs';

/** Preview of an action's changes, row by row (LIS-17). Can be scrolled by keyboard. */
export const Changes = ({ heads, changes }: Props) => (
  <section
    aria-label="What changes"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    tabIndex={0}
    className="max-h-64 overflow-y-auto rounded-md border border-line"
  >
    <table className="w-full text-sm">
      <thead className="sticky top-0 bg-sunken text-start text-xs text-muted">
        <tr>
          {heads.map((heading) => (
            <th key={heading} scope="col" className="px-3 py-1.5 text-start font-medium max-sm:px-2">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {changes.map(({ id, name, before, after }) => (
          <tr key={id}>
            <th scope="row" className="min-w-20 px-3 max-sm:px-2 py-1.5 text-start font-normal wrap-anywhere">
              <span translate="no" className="mono text-muted">{`#${id}`}</span>{' '}
              <span translate="no">{name}</span>
            </th>
            <td className={clsx(cell, 'text-muted')}>{before}</td>
            <td className={cell}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
