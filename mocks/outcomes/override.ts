import type { EndpointName } from '#src/contract/endpoints.ts';
import { type Condition, conditionText } from '../faults/condition.ts';
import { ANY_ENDPOINT } from '../faults/fault.ts';
import { type FaultName, faults, faultTargets, reasonNotApplicable } from '../faults/index.ts';
import type { Patch } from '../faults/patch.ts';
import { findOutcome, type OutcomeName } from './index.ts';

/** A documented outcome in place of the server's response, or a fault around it, switched on for calls. */
export interface Override {
  endpoint: EndpointName | typeof ANY_ENDPOINT;
  is: OutcomeName | FaultName;
  /** Number of calls that are still affected. */
  times: number | 'all';
  /** Condition of affected calls; without it, all calls of the endpoint. */
  when?: Condition;
  /** Changes to the body of the answer, for the fault that takes them. */
  patch?: Patch;
  /** Part of the transfer that passes before the fault. Default: that of the fault. */
  percent?: number;
  /** Duration of the fault. Default: that of the fault. */
  seconds?: number;
  /** End of a fault that has begun, in real time; set by the mock backend. */
  endsAt?: number;
}

export type ActiveFault = Override & { is: FaultName };

/** True for a fault, false for an outcome; no name is of both kinds. */
export const isFault = (one: Pick<Override, 'is'>): one is ActiveFault => Object.hasOwn(faults, one.is);

/** Creates an entry of `settings.overrides`, which applies to all calls of an endpoint unless `over` limits it. */
export const override = (
  endpoint: Override['endpoint'],
  is: Override['is'],
  over: Partial<Override> = {},
): Override => ({ endpoint, is, times: 'all', ...over });

/** Returns the reason why an outcome or fault cannot happen to an endpoint; undefined if it can. */
export function reasonNotPossible(endpoint: Override['endpoint'], is: string): string | undefined {
  if (isFault({ is: is as FaultName })) return reasonNotApplicable(endpoint, is as FaultName);
  const names = endpoint === ANY_ENDPOINT ? faultTargets : [endpoint];
  return names.some((name) => findOutcome(name, is)) ? undefined : 'There is no such outcome or fault';
}

const haveSameCalls = (one: Override, other: Override) =>
  one.endpoint === other.endpoint && conditionText(one.when ?? {}) === conditionText(other.when ?? {});

/** Returns the list with `one` first, without others of its kind (outcome or fault) for the same calls. */
export const withFirst = (one: Override, list: readonly Override[]): Override[] => [
  one,
  ...list.filter((other) => isFault(other) !== isFault(one) || !haveSameCalls(one, other)),
];

/** Returns the list without overrides of this name for the same calls; `times` need not be equal. */
export const without = (one: Override, list: readonly Override[]): Override[] =>
  list.filter((other) => other.is !== one.is || !haveSameCalls(one, other));
