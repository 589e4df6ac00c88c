import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { ANY_ENDPOINT, type Fault } from './fault.ts';
import { table } from './table.ts';

const endpoints = new Map(namedEndpoints);

/** The name of a fault; the panel and the command line use the same words. */
export type FaultName = keyof typeof table;

/** All faults by name, with the type that they have in common. */
export const faults: Record<FaultName, Fault> = table;

/** Endpoints that an outcome or fault can be switched on for: '*' for all, or one name. */
export const faultTargets = [ANY_ENDPOINT, ...endpoints.keys()] as const;

/** Returns the faults that can happen to an endpoint; all of them for '*'. */
export const faultsOf = (endpoint: EndpointName | typeof ANY_ENDPOINT): FaultName[] =>
  Object.keys(faults).filter((name) => !reasonNotApplicable(endpoint, name as FaultName)) as FaultName[];

/** Returns the reason why a fault cannot happen to an endpoint; undefined if it can. */
export function reasonNotApplicable(
  name: EndpointName | typeof ANY_ENDPOINT,
  fault: FaultName,
): string | undefined {
  if (name === ANY_ENDPOINT) return undefined;
  return faults[fault].notFor?.(endpoints.get(name)!, name);
}
