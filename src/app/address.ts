import { limits } from '../contract/limits.ts';

export interface Order {
  id: string;
  desc: boolean;
}

/** What a list shows: without a filter, a question or another order than by id, a page of the server; else a page of all rows. */
export interface ListAddress {
  /** From zero. */
  page: number;
  size: number;
  order: Order;
  search: string;
  /** The id of a ready question (LIS-16); '' without one. */
  ask: string;
  /** Texts by the header of their column, which begins with a capital letter, as no other parameter does. */
  filters: Readonly<Record<string, string>>;
}

/** Where one is: a value, of which the router holds the text. */
export interface Address extends ListAddress {
  path: string;
  /** The person whose sheet is open; '' without one. */
  person: string;
  dialog: { kind: string; id?: number } | undefined;
  /** Parameters of others. */
  rest: readonly (readonly [name: string, value: string])[];
}

const newestFirst: Order = { id: 'id', desc: true };
const first: ListAddress = {
  page: 0,
  size: limits.defaultPageSize,
  order: newestFirst,
  search: '',
  ask: '',
  filters: {},
};

const isHeader = (name: string) => /^\p{Lu}/u.test(name);
const own = ['page', 'size', 'dir', 'order', 'search', 'filter', 'ask', 'user', 'dialog', 'id'];

/** Reads `?page=2&size=25&dir=asc&search=x&ask=unused-90&Status=UNUSED&user=ada&dialog=edit&id=7`; what is wrong is left out. */
export function read(path: string, search: string): Address {
  const params = new URLSearchParams(search);
  const get = (name: string) => params.get(name) ?? '';
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(get(name)) ? Number(get(name)) : undefined);
  const column = get('order').replace(/^-/, '');
  const id = number('id');
  const pairs = [...params];
  return {
    path,
    page: (number('page') ?? 1) - 1,
    size: limits.pageSizes.find((size) => size === number('size')) ?? first.size,
    order: column
      ? { id: column, desc: get('order').startsWith('-') }
      : { ...newestFirst, desc: get('dir') !== 'asc' },
    search: get('search'),
    ask: get('ask'),
    filters: Object.fromEntries(pairs.filter(([header, value]) => isHeader(header) && value)),
    person: get('user'),
    dialog: get('dialog') ? { kind: get('dialog'), ...(id && { id }) } : undefined,
    rest: pairs.filter(([name]) => !isHeader(name) && !own.includes(name)),
  };
}

/** The query, '' where everything is as at first. */
export function write({ rest, filters, dialog, ...address }: Omit<Address, 'path'>): string {
  const { page, size, order, search, ask, person } = address;
  const isById = order.id === newestFirst.id;
  const params = new URLSearchParams(rest.map(([name, value]) => [name, value]));
  const put = (name: string, value: string | number | false | undefined) =>
    value && params.set(name, String(value));
  put('page', page > 0 && page + 1);
  put('size', size !== first.size && size);
  put('dir', isById && !order.desc && 'asc');
  put('order', !isById && `${order.desc ? '-' : ''}${order.id}`);
  put('search', search);
  put('ask', ask);
  for (const [header, value] of Object.entries(filters)) put(header, value);
  put('user', person);
  put('dialog', dialog?.kind);
  put('id', dialog?.id);
  const query = params.toString();
  return query && `?${query}`;
}

/** True where all rows are to be read, which filters and other orders need (LIS-15). */
export const showsWhole = ({ ask, filters, order }: Pick<ListAddress, 'ask' | 'filters' | 'order'>) =>
  ask !== '' || order.id !== newestFirst.id || Object.keys(filters).length > 0;

/** The last page, from zero. */
export const lastPage = (total: number, size: number) => Math.max(0, Math.ceil(total / size) - 1);

export interface Place {
  path: string;
  search: string;
  state: Below | null;
}

/** What an entry of the history keeps beside its address. */
interface Below {
  /** The address of the entry below, if the dialog or the sheet of this one was opened there. */
  below?: string | undefined;
  /** The address at which the first filter was set, without sheet and dialog. */
  left?: string | undefined;
}

export type Step =
  /** Any change but of the page leads to the first one. */
  | { go: 'list'; to: Partial<ListAddress> }
  /** Another page, or this one without its filters: then it keeps size, and order by id. */
  | { go: 'page'; path: string; to?: Partial<Pick<Address, 'search' | 'person' | 'dialog'>> }
  | { go: 'person'; name: string }
  | { go: 'dialog'; kind: string; id?: number | undefined }
  | { go: 'close'; layer: 'person' | 'dialog' };

export type Move = { history: 'back' } | { history: 'push' | 'replace'; to: string; state: Below };

/**
 * Leads from a place to the next (LIS-2, LIS-7, PER-1, ROU-8). Sheet and dialog are entries above the list's, which go when
 * they are closed; while one is open, every other change stays in its entry. Undefined where nothing changes.
 */
export function move(at: Place, step: Step): Move | undefined {
  const now = read(at.path, at.search);
  const { below, left } = at.state ?? {};
  const isLayered = now.person !== '' || now.dialog !== undefined;
  const push = (to: Address, state: Below = {}) => enter('push', to, state);
  const replace = (to: Address, state: Below) => enter('replace', to, state);

  switch (step.go) {
    case 'list': {
      if (now.dialog && now.person) return; // both cover the list, or will in a moment
      const to = { ...now, page: first.page, ...step.to, dialog: undefined };
      to.filters = Object.fromEntries(Object.entries(to.filters).filter(([, value]) => value));
      if (step.to.page === undefined && written({ ...to, page: now.page }) === written(now)) return;
      let base = showsWhole(now) ? left : written(now);
      if (!showsWhole(to)) {
        const page = read(at.path, base ?? '').page;
        if (showsWhole(now) && base === written({ ...to, page })) to.page = page;
        base = undefined;
      }
      const isTyped = now.search !== to.search ? now.search !== '' : isOtherText(now.filters, to.filters);
      return isLayered || isTyped ? replace(to, { below, left: base }) : push(to, { left: base });
    }
    case 'page': {
      if (now.dialog && now.person && step.path === now.path) return;
      const { size, order } = step.path === now.path ? now : first;
      const kept = { size, order: order.id === newestFirst.id ? order : newestFirst };
      const to = {
        ...now,
        ...first,
        ...kept,
        person: '',
        dialog: undefined,
        rest: [],
        ...step.to,
        path: step.path,
      };
      return isLayered && step.path === now.path ? replace(to, { below }) : push(to);
    }
    case 'person': {
      if (now.dialog && now.person) return;
      const to = { ...now, person: step.name, dialog: undefined };
      return isLayered ? replace(to, { below, left }) : push(to, { below: write(now), left });
    }
    case 'dialog': {
      const to = { ...now, dialog: { kind: step.kind, ...(step.id !== undefined && { id: step.id }) } };
      return now.dialog ? replace(to, { below, left }) : push(to, { below: write(now), left });
    }
    case 'close': {
      if (step.layer === 'person' ? !now.person || now.dialog : !now.dialog) return;
      const to = { ...now, [step.layer]: step.layer === 'person' ? '' : undefined };
      return below === write(to) ? { history: 'back' } : replace(to, { left });
    }
  }

  function enter(history: 'push' | 'replace', to: Address, state: Below): Move | undefined {
    const search = write(to);
    if (to.path === now.path && search === write(now)) return;
    return { history, to: to.path + search, state };
  }
}

const written = (address: Address) => write({ ...address, person: '', dialog: undefined });

/** True where the same columns are filtered by another text. */
const isOtherText = (before: Address['filters'], after: Address['filters']) =>
  Object.keys(before).join('\n') === Object.keys(after).join('\n') &&
  Object.keys(before).some((header) => before[header] !== after[header]);
