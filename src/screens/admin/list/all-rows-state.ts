import type { Sorting } from '#src/ui/DataTableHeader.tsx';

/**
 * What 'All rows' shows (LIS-15), kept in the URL beside the state of the list:
 * `?all=-Created+Date&ask=unused&Status=UNUSED&Code=JHMW`. Names of columns begin with a capital letter, which no
 * other parameter does.
 */
export interface AllRowsState {
  isOn: boolean;
  order: Sorting;
  /** The id of the question that is asked, of those that the list has. */
  ask: string | undefined;
  /** By the ids of the columns. */
  filters: readonly { id: string; value: string }[];
}

/** Newest first, like the list. */
const newestFirst: Sorting = { id: 'id', desc: true };

const isColumn = (name: string) => /^\p{Lu}/u.test(name);

/** Reads the state. An order that does not exist leaves the rows newest first, a filter nothing. */
export function readAllRows(params: URLSearchParams): AllRowsState {
  const all = params.get('all');
  return {
    isOn: all !== null,
    order: all ? { id: all.replace(/^-/, ''), desc: all.startsWith('-') } : newestFirst,
    ask: params.get('ask') ?? undefined,
    filters: [...params].filter(([id, value]) => isColumn(id) && value).map(([id, value]) => ({ id, value })),
  };
}

/** Applies a change to the URL; `isOn: false` takes all of it out. */
export function writeAllRows(params: URLSearchParams, change: Partial<AllRowsState>): URLSearchParams {
  const { isOn, order, ask, filters } = { ...readAllRows(params), ...change };
  const written = new URLSearchParams([...params].filter(([name]) => !isColumn(name)));
  written.delete('all');
  written.delete('ask');
  if (!isOn) return written;
  written.set('all', `${order.desc ? '-' : ''}${order.id}`);
  if (ask) written.set('ask', ask);
  for (const { id, value } of filters) if (value) written.set(id, value);
  return written;
}

/** The filters with one of them set, or taken out by an empty value. */
export const withFilter = (filters: AllRowsState['filters'], id: string, value: string) => [
  ...filters.filter((filter) => filter.id !== id),
  ...(value ? [{ id, value }] : []),
];
