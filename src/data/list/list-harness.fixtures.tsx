import { renderHook } from '@testing-library/react';
import { useRef } from 'react';
import type { ListAddress } from '#src/app/address.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { useAddresses } from '#src/app/use-address.ts';
import { vi } from 'vitest';
import { inQueryClient } from '../in-query-client.fixtures.tsx';
import { createQueryClient, type ReadErrorOptions } from '../query-client.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import { useList } from './use-list.ts';

/** A pending request that the test answers. */
interface Asked {
  method: string;
  url: URL;
  body(): Promise<unknown>;
  aborted(): boolean;
  answer(body: unknown, status?: number): void;
  /** Lets the request fail without a response. */
  fail(): void;
}

/** Renders `useList`, and a hook beside it, at a URL, on a network that the test controls. */
export function listAt<E extends ListEndpoint, More>(
  endpoint: E,
  url = '/',
  useMore: () => More = () => undefined as More,
  policy: ReadErrorOptions = { errorMessage: 'Error fetching' },
) {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        asked.push({
          method: request.method,
          url: new URL(request.url),
          body: () => request.clone().json(),
          aborted: () => request.signal.aborted,
          answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
  const cache = createQueryClient();
  const { router, InRouter } = inRouter(url);
  const hook = renderHook(
    () => {
      const renders = useRef(0);
      renders.current += 1;
      const more = useMore(); // may declare columns
      const { source, controls } = useList(endpoint, policy);
      const { go } = useAddresses();
      return {
        list: { ...source, ...controls },
        change: (to: Partial<ListAddress>) => go({ go: 'list', to }),
        more,
        renders: renders.current,
      };
    },
    { wrapper: inQueryClient(cache, InRouter) },
  );
  return { ...hook, router, asked, cache, last: () => asked.at(-1)! };
}
