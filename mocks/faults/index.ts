import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { ANY_ENDPOINT, type Fault } from './fault.ts';
import type { Condition } from './condition.ts';
import type { Patch } from './patch.ts';
import { table } from './table.ts';

const endpoints = new Map(namedEndpoints);

/** The name of a fault; the panel and the command line use the same words. */
export type FaultName = keyof typeof table;

/** All faults by name, with the type that they have in common. */
export const faults: Record<FaultName, Fault> = table;

/** A fault that is switched on. */
export interface ActiveFault {
  endpoint: EndpointName | typeof ANY_ENDPOINT;
  fault: FaultName;
  /** Number of calls that it still happens to. */
  times: number | 'all';
  /** For faults with the setting `percent`. */
  percent?: number;
  /** For faults with the setting `seconds`. */
  seconds?: number;
  /** The calls that it happens to; without it, all of the endpoint. */
  when?: Condition;
  patch?: Patch;
  /** When a fault that began ends, in real time; set by the mock backend. */
  endsAt?: number;
}

/** Endpoints that a fault can be switched on for. */
export const faultTargets = [ANY_ENDPOINT, ...endpoints.keys()] as const;

/** The faults that can happen to an endpoint, or to some endpoint. */
export const faultsOf = (endpoint: EndpointName | typeof ANY_ENDPOINT): FaultName[] =>
  Object.keys(faults).filter((name) => !reasonNotApplicable(endpoint, name as FaultName)) as FaultName[];

/** Reason why a fault cannot happen to an endpoint; undefined if it can. */
export function reasonNotApplicable(
  name: EndpointName | typeof ANY_ENDPOINT,
  fault: FaultName,
): string | undefined {
  if (name === ANY_ENDPOINT) return undefined;
  return faults[fault].notFor?.(endpoints.get(name)!, name);
}
