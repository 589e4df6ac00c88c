import type { Sorting } from '#src/ui/DataTableHeader.tsx';

/**
 * The state of Filter (LIS-15), kept in the URL beside the state of the list:
 * `?filter=on&order=-Created+Date&ask=unused-90&Status=UNUSED&ID=39`. Filters are named by the headers of their columns,
 * which begin with a capital letter, as no other parameter does.
 */
export interface FilterState {
  isOn: boolean;
  order: Sorting;
  /** The id of the quick filter. */
  ask: string | undefined;
  /** By header. An empty value is none. */
  filters: Readonly<Record<string, string>>;
}

const newestFirst: Sorting = { id: 'id', desc: true };

const isHeader = (name: string) => /^\p{Lu}/u.test(name);

/** Reads the state. An order that does not exist leaves the rows newest first, a filter nothing. */
export function readFilter(params: URLSearchParams): FilterState {
  const order = params.get('order');
  return {
    isOn: params.has('filter'),
    order: order ? { id: order.replace(/^-/, ''), desc: order.startsWith('-') } : newestFirst,
    ask: params.get('ask') ?? undefined,
    filters: Object.fromEntries([...params].filter(([header, value]) => isHeader(header) && value)),
  };
}

/** Applies a change to the URL; `isOn: false` removes the whole state. */
export function writeFilter(params: URLSearchParams, change: Partial<FilterState>): URLSearchParams {
  const { isOn, order, ask, filters } = { ...readFilter(params), ...change };
  const written = new URLSearchParams([...params].filter(([name]) => !isHeader(name)));
  for (const name of ['filter', 'order', 'ask']) written.delete(name);
  if (!isOn) return written;
  written.set('filter', 'on');
  if (order.id !== newestFirst.id || !order.desc) written.set('order', `${order.desc ? '-' : ''}${order.id}`);
  if (ask) written.set('ask', ask);
  for (const [header, value] of Object.entries(filters)) if (value) written.set(header, value);
  return written;
}
