import { expect, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import type { FaultName } from '#mocks/faults/index.ts';
import { endpointOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { requests } from '#storybook/preview/worker.ts';
import { openedApp } from './opened-app.ts';
import { beginAnew } from './play-outcome.ts';
import type { Probe } from './probe.ts';

/** Makes the call with this fault, to be looked at; what the app does about it is tested in apps/web/fuzz. */
export async function playFault(
  endpoint: EndpointName,
  fault: FaultName,
  { persona, route, act, prepare }: Pick<Probe, 'persona' | 'route' | 'act' | 'prepare'>,
): Promise<void> {
  await beginAnew(persona);
  db.settings.faults = [{ endpoint, fault, times: 'all' }];
  requests.length = 0;
  await prepare?.();
  openedApp.open(route);
  await act?.();
  await waitFor(() =>
    expect(requests.some(isRequestOf(endpointOf(endpoint))), 'the call is made').toBe(true),
  );
}
