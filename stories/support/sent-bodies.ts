import type { SetupWorker } from 'msw/browser';
import { endpointHandler } from '#mocks/server/serve.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** Records the request bodies of a call as sent; the call is handled as usual. */
export function sentBodies(msw: Pick<SetupWorker, 'use'>, endpoint: Endpoint): unknown[] {
  const bodies: unknown[] = [];
  msw.use(
    endpointHandler(endpoint, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}
