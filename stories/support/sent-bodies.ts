import type { SetupWorker } from 'msw/browser';
import { endpointHandler } from '#mocks/server/serve.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/**
 * Keeps the bodies that a call was sent with, as they were on the wire; the call then goes its ordinary way.
 */
export function sentBodies(msw: Pick<SetupWorker, 'use'>, endpoint: Endpoint): unknown[] {
  const bodies: unknown[] = [];
  msw.use(
    endpointHandler(endpoint, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}
