import { limits } from '#src/contract/limits.ts';
import { cleanUsername } from '#src/contract/pasted.ts';
import type { ListQuery } from '#src/contract/paging.ts';

/**
 * The state of a list, kept only in the URL, so that it can be linked to and restored by Back. Pages are
 * zero-based.
 */
export interface ListState {
  page: number;
  size: number;
  descending: boolean;
  search: string;
}

const defaults = { page: 0, size: limits.defaultPageSize, search: '' };

/**
 * Reads the state from `?page=2&size=25&dir=asc&search=x`, where pages start at 1. Invalid values become the
 * default.
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
 * Applies a change to the URL. Any change except of the page goes to the first page; defaults and invalid
 * values are removed.
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

/** The URL without its invalid values. */
export const repaired = (params: URLSearchParams) =>
  writeListState(params, { page: readListState(params).page });

/** The address of a list that is searched anew; the one that is open keeps its size and order. */
export function searchedAddress(path: string, search: string, open: { pathname: string; search: string }) {
  const kept = readListState(new URLSearchParams(path === open.pathname ? open.search : ''));
  return `${path}?${writeListState(new URLSearchParams(), { ...kept, page: defaults.page, search })}`;
}

/** The query for the server, always sorted by id (LIS-2), the search without what nobody sees (FRM-7). The endpoint encodes it. */
export const queryOf = (state: ListState): ListQuery => ({
  ...state,
  search: cleanUsername(state.search),
  sort: 'id',
});

/** The last page, zero-based. */
export const lastPage = (total: number, size: number) => Math.max(0, Math.ceil(total / size) - 1);
