import { limits } from '#src/contract/limits.ts';
import type { ListQuery } from '#src/contract/paging.ts';

/**
 * What a list shows: pages from 0. The URL holds it and nothing else does, so a list can be linked to and
 * gone back to.
 */
export interface ListState {
  page: number;
  size: number;
  descending: boolean;
  search: string;
}

const defaults: ListState = { page: 0, size: limits.defaultPageSize, descending: true, search: '' };

/**
 * Reads the state from `?page=2&size=25&dir=asc&search=x` (page from 1); what is missing or makes no sense is
 * the default.
 */
export function readListState(params: URLSearchParams): ListState {
  const page = params.get('page') ?? '';
  const size = Number(params.get('size'));
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) - 1 : defaults.page,
    size: limits.pageSizes.find((allowed) => allowed === size) ?? defaults.size,
    descending: params.get('dir') !== 'asc',
    search: params.get('search') ?? defaults.search,
  };
}

/**
 * The URL after a change. Any change but turning the page goes back to the first one; defaults and nonsense
 * are left out.
 */
export function writeListState(params: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const state = { ...readListState(params), page: defaults.page, ...change };
  const written = new URLSearchParams(params);
  const put = (name: string, value: string, isDefault: boolean) =>
    isDefault ? written.delete(name) : written.set(name, value);
  put('page', String(state.page + 1), state.page === defaults.page);
  put('size', String(state.size), state.size === defaults.size);
  put('dir', 'asc', state.descending);
  put('search', state.search, state.search === defaults.search);
  return written;
}

/** The URL as it should be for the state that it was read as. */
export const repaired = (params: URLSearchParams) =>
  writeListState(params, { page: readListState(params).page });

/**
 * What is asked of the server; only the id can be sorted by (LIS-2). Each endpoint's dialect writes it on the
 * wire.
 */
export const queryOf = (state: ListState): ListQuery => ({ ...state, sort: 'id' });

/** The last page that exists, from 0. */
export const lastPage = (total: number, size: number) => Math.max(0, Math.ceil(total / size) - 1);
