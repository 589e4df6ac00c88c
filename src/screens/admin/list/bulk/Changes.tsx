import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

export interface Change {
  id: number;
  name: string;
  before: ReactNode;
  after: ReactNode;
}

interface Props {
  /** Heads of the name and of both states: ['Subscription', 'Ends', 'New end']. */
  heads: readonly [name: string, before: string, after: string];
  changes: readonly Change[];
}

/**
 * Preview of an action's changes, row by row (LIS-17); on phones a change below its name. Can be scrolled by keyboard.
 * Roles are written out: with another `display` the elements lose their own.
 */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
export const Changes = ({ heads, changes }: Props) => (
  <section
    aria-label="What changes"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    tabIndex={0}
    className="max-h-64 overflow-y-auto rounded-md border border-line"
  >
    <table role="table" className="w-full text-sm max-sm:block">
      <thead role="rowgroup" className="top-0 bg-sunken text-xs text-muted max-sm:sr-only sm:sticky">
        <tr role="row">
          {heads.map((heading) => (
            <th key={heading} role="columnheader" scope="col" className={`${cell} font-medium`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
        {changes.map(({ id, name, before, after }) => (
          <tr key={id} role="row" className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:p-3">
            <th
              role="rowheader"
              scope="row"
              className={`${cell} min-w-20 font-normal wrap-anywhere max-sm:basis-full`}
            >
              <span translate="no" className="mono text-muted">{`#${id}`}</span>{' '}
              <UntrustedText>{name}</UntrustedText>{' '}
            </th>
            <td role="cell" className={`${cell} text-muted`}>
              {before}{' '}
            </td>
            <td role="cell" className={`${cell} max-sm:font-medium`}>
              <ArrowRightIcon className="me-2 inline size-icon-xs text-muted sm:hidden" />
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const cell = 'text-start max-sm:text-xs/[1.66667] sm:px-3 sm:py-1.5';
