import clsx from 'clsx';
import { ArrowDownIcon, ArrowUpIcon, CircleAlertIcon, RotateCwIcon, XIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { newestFirst, type Order } from '#src/app/address.ts';
import { useAddress } from '#src/app/use-address.ts';
import { formatCount, type RowName } from '#src/lib/pluralize.ts';
import { useShortcuts } from '#src/lib/use-shortcuts.ts';
import { visuallyCompact } from '#src/ui/button-classes.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import { loadFailure, loadSummary } from './load-summary.ts';
import { PanelButton } from './PanelButton.tsx';
import type { Filter } from './filter.ts';

interface Props {
  filter: Filter;
}

const pill = `rounded-full! border px-3! py-0! pointer-fine:min-h-7! ${visuallyCompact}`;
const setPill = 'border-accent-soft bg-accent-soft text-accent-text';

/** The button of a new filter, also by the key F, then quick filters, filters and order of a list as pills (LIS-15). */
export function FilterPills({ filter }: Props) {
  const addId = useId();
  const { editing, edit, quickFilters } = filter;
  const { address, go } = useAddress();
  const { quickFilter, filters } = address;
  const isAdding = editing !== undefined && !editing.header;
  const headers = Object.keys(filters).filter((header) => header !== editing?.header);
  if (editing?.header) headers.splice(editing.at, 0, editing.header); // it stays in its place while one types
  useFilterKey(() => edit({ at: 0 }));
  return (
    <section aria-label="Filter" data-focus-to={addId} className="contents print:hidden">
      <PanelButton
        id={addId}
        label="+ Filter"
        legend="Add a filter"
        className={`${pill} border-dashed border-line-strong!`}
        isOpen={isAdding}
        onOpen={(isOpen) => edit(isOpen ? { at: 0 } : undefined)}
      >
        {filter.Fields && <filter.Fields filter={filter} />}
      </PanelButton>
      {quickFilters.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          variant="ghost"
          aria-pressed={quickFilter === id}
          className={clsx(
            pill,
            'shrink-0',
            quickFilter === id ? `${setPill} bg-accent-soft! text-accent-text!` : 'border-text/13',
          )}
          onClick={() => go({ go: 'list', to: { quickFilter: quickFilter === id ? '' : id } })}
        >
          {label}
          {quickFilter === id && <XIcon className="size-icon-xs" />}
        </Button>
      ))}
      {headers.map((header, at) => (
        <FilterPill key={header} filter={filter} header={header} at={at} />
      ))}
      <OrderPill filter={filter} />
    </section>
  );
}

/** Calls `open` for the key F while the focus is in the list, but in no field. */
function useFilterKey(open: () => void) {
  useShortcuts((key, event) => {
    const target = event.target as Element;
    if (key !== 'f') return;
    if (!target.closest('[data-list]') || target.matches('input:not([type=checkbox]), select, textarea'))
      return;
    event.preventDefault();
    open();
  });
}

interface PillProps {
  children: ReactNode;
  /** Name of the filter that × removes. */
  name: string;
  className?: string;
  onRemove(): void;
}

/** A pill whose content changes it and whose × removes it. */
const Pill = ({ children, name, className, onRemove }: PillProps) => (
  <div className={clsx('flex shrink-0 items-center rounded-full border', setPill, className)}>
    {children}
    <IconButton
      size="sm"
      label={`Remove ${name}`}
      tooltip="Remove"
      icon={<XIcon className="size-icon-xs" />}
      className={`relative rounded-full! pointer-fine:h-6.5! pointer-coarse:h-control-md! ${visuallyCompact}`}
      onClick={onRemove}
    />
  </div>
);

const inPill = `pointer-fine:min-h-6.5! rounded-full! py-0! ps-3! pe-0! text-accent-text! forced-colors:not-focus-visible:outline-0 ${visuallyCompact}`;

/** Pill of a filter, from the moment its column is chosen; an empty one is removed when its panel closes. */
function FilterPill({ filter, header, at }: Props & { header: string; at: number }) {
  const { editing, edit, columns } = filter;
  const column = columns.find((each) => each.header === header);
  const { address, go } = useAddress();
  const value = address.filters[header] ?? '…';
  const name = column?.type === 'choice' ? `${header}: ${value}` : `${header} contains ${value}`;
  return (
    <Pill name={name} onRemove={() => (edit(undefined), go({ go: 'filter', header, text: '' }))}>
      <PanelButton
        label={
          <span className="block max-w-64 truncate">
            <UntranslatedNames names={[value]}>{name}</UntranslatedNames>
          </span>
        }
        legend={`Filter by ${header}`}
        beside={column?.id}
        className={inPill}
        isOpen={editing?.header === header}
        onOpen={(isOpen) => edit(isOpen ? { header, at } : undefined)}
      >
        {filter.Fields && <filter.Fields filter={filter} />}
      </PanelButton>
    </Pill>
  );
}

/** Pill of an order by a column other than ID; a press reverses it. On phones, whose cards have no header, a select (LIS-12). */
function OrderPill({ filter: { columns, full } }: Props) {
  const { address, go } = useAddress();
  const { order } = address;
  const sort = (by: Order) => go({ go: 'list', to: { order: by } });
  const header = columns.find(({ id }) => id === order.id)?.header;
  const Arrow = order.desc ? ArrowDownIcon : ArrowUpIcon;
  const isById = order.id === newestFirst.id;
  return (
    <>
      {full && (
        <select
          aria-label="Sort"
          className={clsx('h-control-sm shrink-0 bg-transparent text-sm sm:hidden', pill, 'border-text/13')}
          value={`${order.desc ? '-' : ''}${order.id}`}
          onChange={({ target: { value } }) =>
            sort({ id: value.replace(/^-/, ''), desc: value.startsWith('-') })
          }
        >
          {columns.flatMap(({ id, header }) =>
            [true, false].map((desc) => (
              <option key={`${id} ${desc}`} value={`${desc ? '-' : ''}${id}`}>
                {`Sort: ${id === 'id' ? (desc ? 'newest first' : 'oldest first') : `${header} ${desc ? '↓' : '↑'}`}`}
              </option>
            )),
          )}
        </select>
      )}
      {!isById && header && (
        <Pill name={`order by ${header}`} className="max-sm:hidden" onRemove={() => sort(newestFirst)}>
          <Button
            variant="ghost"
            size="sm"
            className={inPill}
            onClick={() => sort({ ...order, desc: !order.desc })}
          >
            {header}
            <Arrow role="img" aria-label={order.desc ? 'descending' : 'ascending'} className="size-icon-xs" />
          </Button>
        </Pill>
      )}
    </>
  );
}

/** Progress of reading. It is not announced at each step: the live region stays empty until the end. */
export function Reading({ filter, noun }: Props & { noun: RowName }) {
  const { progress, full, error, stop, readAgain } = filter;
  const { read, total } = progress ?? { read: 0, total: 0 };
  const hasFailed = Boolean(error) || full?.ended === 'failed';
  return (
    <div className="flex shrink-0 items-center gap-2 text-muted print:hidden">
      <p
        role="status"
        className={clsx(
          'min-w-0 tabular-nums empty:-me-2',
          hasFailed && 'flex items-center gap-1.5 text-danger',
        )}
      >
        {!progress && hasFailed && <CircleAlertIcon className="size-icon-sm shrink-0" />}
        {!progress && full && <span>{loadSummary(full, noun)}</span>}
        {!progress && error && <span>{` ${loadFailure(error, full !== undefined)}`}</span>}
      </p>
      {progress && (
        <>
          <span className="tabular-nums">
            {total ? `Loading ${formatCount(read)} of ${formatCount(total)} ${noun[1]}` : 'Loading…'}
          </span>
          <ProgressBar className="w-24" label="Read" value={total ? (read / total) * 100 : undefined} />
          <Button size="sm" onClick={stop}>
            Cancel
          </Button>
        </>
      )}
      {!progress && (
        <IconButton
          size="sm"
          label="Refresh"
          icon={<RotateCwIcon className="size-icon-sm" />}
          onClick={readAgain}
        />
      )}
    </div>
  );
}
