import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { ZOD_DEFAULT_MESSAGE } from '#src/contract/wire.ts';
import { refused } from './failures.ts';
import { outcomes } from './index.ts';
import type { Outcome, Outcomes } from './outcome.ts';

/**
 * Returns the responses of an endpoint in the OpenAPI document: its outcomes, and a refusal for each other status
 * that follows from its definition.
 */
export function documentedAnswers(name: EndpointName, endpoint: Endpoint): Outcomes {
  const documented = Object.entries(outcomes[name]).filter(([, { offContract }]) => !offContract);
  const statuses = new Set(documented.map(([, { status }]) => status));
  const others = Object.entries(refusalsOf(endpoint)).filter(([, { status }]) => !statuses.has(status));
  const isShown = outcomes[name].serverMessage?.userSees !== undefined;
  return Object.fromEntries([
    ...documented,
    ...others.map(([other, { userSees, ...outcome }]): [string, Outcome] => [
      other,
      isShown && userSees !== undefined ? { ...outcome, userSees } : outcome,
    ]),
  ]);
}

function refusalsOf({ access, body, query, path }: Endpoint): Outcomes {
  const [field] = query?.names ?? [];
  return {
    ...((body || query) && {
      invalidInput: refused(
        400,
        query ? `${field} must be a whole number` : `${ZOD_DEFAULT_MESSAGE}: body`,
        'API-3: input that does not conform to the contract',
      ),
    }),
    ...((access === 'admin' || access === 'premium') && {
      notAllowed: refused(403, 'Access Denied.', 'API-4: each call says who may make it'),
    }),
    ...(path.includes(':id') && { notFound: refused(404, 'Not found', 'API-3: there is no such row') }),
  };
}
