import { vi } from 'vitest';
import { aProduct } from '#src/contract/examples.ts';
import { untilAborted } from '#src/lib/until-aborted.fixtures.ts';

export const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

export interface ProductsServer {
  /** Rows, newest first, which a test may change. */
  ids: number[];
  nameOf?(id: number): string;
  /** Rows on a page at most. */
  size?: number;
  total?: number;
  /** Answers in place of the server. */
  instead?(page: number, search: string): unknown;
  /** Called with each answer of the server, before it arrives. */
  onAnswer?(page: number): void;
}

const now = (id: number) => `Now ${id}`;

/** Serves a list of products and returns the requests. A search finds the row of that name, 'Now' finds all. */
export function serveProducts({ ids, nameOf = now, size = 100, total, instead, onAnswer }: ProductsServer) {
  const asked: { page: number; search: string; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const query = new URL(request.url).searchParams;
    const [page, search] = [Number(query.get('page')), query.get('search')!];
    asked.push({ page, search, signal: request.signal });
    const answer = await Promise.race([instead?.(page, search), untilAborted(request)]);
    if (answer instanceof Response) return answer.clone();
    const found = ['', 'Now'].includes(search) ? ids : ids.filter((id) => search === nameOf(id));
    const ordered = query.get('sort_direction') === 'desc' ? found : found.toReversed();
    const length = Math.min(size, Number(query.get('per_page')));
    const items = ordered
      .slice((page - 1) * length, page * length)
      .map((id) => aProduct({ id, name: nameOf(id) }));
    const reply = { total: (found === ids && total) || found.length, items };
    onAnswer?.(page);
    return Response.json(reply);
  });
  return asked;
}
