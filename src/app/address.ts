import { limits } from '../contract/limits.ts';

export interface Order {
  id: string;
  desc: boolean;
}

/**
 * State of a list. Pages are the server's or, with a filter, a quick filter or an order by a column other than id,
 * of all rows.
 */
export interface ListAddress {
  /** Page number, from 0. */
  page: number;
  size: number;
  order: Order;
  search: string;
  /** The id of a quick filter (LIS-16); '' without one. */
  quickFilter: string;
  /** Filter texts by column header, whose initial capital tells it from every other parameter. */
  filters: Readonly<Record<string, string>>;
}

/** A parsed URL: path, list state, open sheet and dialog. */
export interface Address extends ListAddress {
  path: string;
  /** Username of the open user sheet; '' without one, as on pages that declare no dialog of kind 'sheet'. */
  person: string;
  dialog: { kind: string; id?: number } | undefined;
  /** Unknown parameters, and while the page's code is loading also those that its declaration will decide about. */
  rest: readonly (readonly [name: string, value: string])[];
}

/** Names that addresses of a page can have (LIS-7). */
export interface Declared {
  /** Dialogs by name: of the page, of a row (with its `id`), or of a row, over a user's sheet. */
  dialogs: ReadonlyMap<string, 'page' | 'row' | 'sheet'>;
  /** Declared list; undefined on a page without one. */
  list?: DeclaredList | undefined;
  /** True while the page's code is loading: undeclared parameters stay in the address. */
  isPending: boolean;
}

export interface DeclaredList {
  columns: readonly { id: string; header: string }[];
  quickFilters: readonly { id: string }[];
}

export const newestFirst: Order = { id: 'id', desc: true };
/** The list as an address without parameters shows it. */
export const first: ListAddress = {
  page: 0,
  size: limits.defaultPageSize,
  order: newestFirst,
  search: '',
  quickFilter: '',
  filters: {},
};

const isHeader = (name: string) => /^\p{Lu}/u.test(name);
const own = ['page', 'size', 'dir', 'order', 'search', 'filter', 'ask', 'user', 'dialog', 'id'];

/**
 * Parses `?page=2&size=25&dir=asc&search=x&ask=unused-90&Status=UNUSED&user=ada&dialog=edit&id=7`, where `page`
 * counts from 1, and ignores values that the page does not declare.
 */
export function parseAddress(path: string, search: string, { dialogs, list, isPending }: Declared): Address {
  const params = new URLSearchParams(search);
  const pairs = [...params];
  const get = (name: string) => params.get(name) ?? '';
  const size = limits.pageSizes.find((size) => size === integer(get('size')));
  const column = get('order').replace(/^-/, '');
  const { columns = [], quickFilters = [] } = list ?? {};
  const hasList = list !== undefined || isPending;
  const hasSheet = isPending || [...dialogs.values()].includes('sheet');
  const person = hasSheet ? get('user') : '';
  const dialog = readDialog();
  const undecided = ['order', 'ask', ...(dialog ? [] : ['dialog', 'id'])];
  const isOfOthers = (name: string) =>
    isHeader(name) || undecided.includes(name) ? isPending : !own.includes(name);
  return {
    path,
    page: hasList ? Math.max(1, integer(get('page')) ?? 1) - 1 : first.page,
    size: (hasList && size) || first.size,
    order:
      column && columns.some(({ id }) => id === column)
        ? { id: column, desc: get('order').startsWith('-') }
        : { ...newestFirst, desc: !hasList || get('dir') !== 'asc' },
    search: hasList ? get('search') : '',
    quickFilter: quickFilters.find(({ id }) => id === get('ask'))?.id ?? '',
    filters: Object.fromEntries(
      pairs.filter(([name, value]) => value && columns.some(({ header }) => header === name)),
    ),
    person,
    dialog,
    rest: pairs.filter(([name]) => isOfOthers(name)),
  };

  function readDialog(): Address['dialog'] {
    const kind = get('dialog');
    const of = dialogs.get(kind);
    if (of === 'page') return { kind };
    const id = integer(get('id'));
    return of && id !== undefined && (of === 'row' || person) ? { kind, id } : undefined;
  }
}

/** Returns the integer of a text in plain decimal form; undefined for others, such as '007' or '1.0'. */
function integer(text: string): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : undefined;
}

/** Returns the query with its '?', without parameters that have their default; '' if none is left. */
export function formatAddress({ rest, filters, dialog, ...address }: Omit<Address, 'path'>): string {
  const { page, size, order, search, quickFilter, person } = address;
  const isById = order.id === newestFirst.id;
  const params = new URLSearchParams(rest.map(([name, value]) => [name, value]));
  const put = (name: string, value: string | number | false | undefined) =>
    value && params.set(name, String(value));
  put('page', page > 0 && page + 1);
  put('size', size !== first.size && size);
  put('dir', isById && !order.desc && 'asc');
  put('order', !isById && `${order.desc ? '-' : ''}${order.id}`);
  put('search', search);
  put('ask', quickFilter);
  for (const [header, value] of Object.entries(filters)) put(header, value);
  put('user', person);
  put('dialog', dialog?.kind);
  put('id', dialog?.id?.toString());
  const query = params.toString();
  return query && `?${query}`;
}

/** True if a filter, a quick filter or an order by a column other than the id needs all rows (LIS-15). */
export const needsAllRows = ({
  quickFilter,
  filters,
  order,
}: Pick<ListAddress, 'quickFilter' | 'filters' | 'order'>) =>
  quickFilter !== '' || order.id !== newestFirst.id || Object.keys(filters).length > 0;

/** Returns the query of the list, without sheet and dialog. */
export const listQuery = (address: Omit<Address, 'path' | 'person' | 'dialog'>) =>
  formatAddress({ ...address, person: '', dialog: undefined });

/** Returns the number of the last page, from 0; 0 for an empty list. */
export const lastPage = (total: number, size: number) => Math.max(0, Math.ceil(total / size) - 1);
