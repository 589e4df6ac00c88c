import { call } from '#src/api/call.ts';
import { patiently } from '#src/api/patiently.ts';
import { limits } from '#src/contract/limits.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { type ListEndpoint, searchOf } from './list-endpoint.ts';
import { lastPage } from '#src/app/address.ts';

export const PAGE_SIZE = Math.max(...limits.pageSizes);

/** Reads one page of a hundred rows, newest first. */
export const fetchPage = <E extends ListEndpoint>(
  endpoint: E,
  search: string,
  page: number,
  signal: AbortSignal,
) => {
  const { query } = searchOf(search, PAGE_SIZE);
  return patiently(
    () => call<ListEndpoint>(endpoint, { query: { ...query, page } }, { signal }) as Promise<Reply<E>>,
    signal,
  );
};

/**
 * Reads a list page by page, newest first, until a page is empty. The pages come in order, also when several are
 * read at once. Those that are not wanted any more are aborted.
 * @throws what `call` throws, including the AbortError of `signal`
 */
export async function* pagesOf<E extends ListEndpoint>(
  endpoint: E,
  search: string,
  signal: AbortSignal,
  atOnce = 1,
): AsyncGenerator<Reply<E>> {
  const stopped = new AbortController();
  const stop = () => stopped.abort(signal.reason);
  const ahead: Promise<Reply<E>>[] = [];
  let size = PAGE_SIZE;
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  try {
    for (let page = 0, last = 0; page <= last; page++) {
      while (ahead.length < Math.min(atOnce, last - page + 1)) {
        const reply = fetchPage(endpoint, search, page + ahead.length, stopped.signal);
        reply.catch(() => undefined); // it may never be awaited
        ahead.push(reply);
      }
      const reply = await ahead.shift()!;
      signal.throwIfAborted();
      yield reply;
      const rows = reply.items.length + reply.invalidCount;
      if (rows === 0) return;
      if (page === 0 && rows < reply.total) size = rows; // of a server that gives fewer than it is asked for
      last = lastPage(reply.total, size);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stopped.abort();
  }
}
