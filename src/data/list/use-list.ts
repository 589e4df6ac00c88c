import { useState } from 'react';
import { lastPage, listQuery, needsAllRows } from '#src/app/address.ts';
import { useListAddress } from '#src/app/use-address.ts';
import { SessionEnded } from '#src/api/error.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { cleanUsername } from '#src/contract/clean-input.ts';
import { isWithoutToken, type ReadErrorOptions } from '../query-client.ts';
import { useRead } from '../use-read.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import type { ListState, ListStatus } from './list.ts';

/** A list of the server, with its whole reply, for fields such as the HWID list's `pendingCount`. */
interface ServerList<E> extends ListState<RowOf<E>> {
  reply: Reply<E> | undefined;
}

const noRows: never[] = [];

/**
 * Reads the page that the address names (LIS-1), its search without invisible characters (FRM-7). A page past the
 * end is the last one. Old rows stay until new ones arrive; a newer query cancels an older one.
 * @param policy report of a failed read
 */
export function useList<E extends ListEndpoint>(endpoint: E, policy: ReadErrorOptions): ServerList<E> {
  const address = useListAddress();
  const { size, search } = address;
  const [seen, setSeen] = useState({ search, size, total: Infinity, given: size });
  const known = seen.search === search && seen.size === size ? seen : undefined;
  const given = known?.given ?? size; // the rows of a full page, which the server may have fewer of
  const most = known ? lastPage(known.total, given) : Infinity;
  const isWhole = needsAllRows(address); // until all rows are there, the newest ones stand in their place
  const page = isWhole ? 0 : Math.min(address.page, most);
  const descending = address.order.id !== 'id' || address.order.desc;
  const query = { page, size, search: cleanUsername(search), sort: 'id', descending };
  const read = useRead<ListEndpoint>(endpoint, { ...policy, input: { query }, keepPrevious: true });
  const { items = noRows, total = 0, invalidCount = 0 } = read.data ?? {};
  const isCurrent = read.isSuccess && !read.isPlaceholderData;
  if (isCurrent) {
    const count = items.length + invalidCount;
    const next = page === 0 && count > 0 ? Math.min(count < total ? count : size, size) : given;
    if (known?.total !== total || given !== next) setSeen({ search, size, total, given: next });
  }

  const order = { id: 'id', desc: descending };
  const source = {
    endpoint,
    status: statusOf(),
    rows: items as RowOf<E>[],
    total,
    invalidCount,
    error: read.error,
    busy: read.isFetching || read.isPlaceholderData,
    isPrevious: read.isPlaceholderData,
    retry: () => void read.refetch(),
  };
  const controls = {
    state: { ...address, ...(!isWhole && { page, size: given }) },
    address,
    key: `${isWhole ? address.page : page} ${listQuery(address)}`,
    sorting: order,
    sortsAll: false,
  };
  return { source, controls, reply: read.data as Reply<E> | undefined };

  function statusOf(): ListStatus {
    if (items.length > 0) return 'rows';
    if (read.isLoadingError && read.error instanceof SessionEnded) return 'loading';
    if (read.isLoadingError)
      return policy.silentWithoutToken && isWithoutToken(read.error) ? 'silent' : 'failed';
    if (read.isPending || read.isPlaceholderData || page > lastPage(total, given)) return 'loading';
    if (invalidCount > 0) return 'failed';
    return search ? 'noMatches' : 'empty';
  }
}
