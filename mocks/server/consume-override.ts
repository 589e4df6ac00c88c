import type { Endpoint } from '#src/contract/endpoint.ts';
import { clock, db } from '../db/index.ts';
import { conditionText, matchesCondition } from '../faults/condition.ts';
import { ANY_ENDPOINT } from '../faults/fault.ts';
import { type FaultName, faults } from '../faults/index.ts';
import { type CallReport, logBroken } from '../log/request-log.ts';
import { type ActiveFault, type Override, isFault, reasonNotPossible } from '../outcomes/override.ts';
import { findOutcome } from '../outcomes/index.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { endpointNameOf } from './find-endpoint.ts';

/** Returns the index of the first outcome, or fault, that is switched on for a call; else -1. */
function placeOf(endpoint: Endpoint, url: string, wantsFault: boolean): number {
  const name = endpointNameOf(endpoint);
  return db.settings.overrides.findIndex(
    (one) =>
      isFault(one) === wantsFault &&
      (one.endpoint === ANY_ENDPOINT || one.endpoint === name) &&
      !reasonNotPossible(name, one.is) &&
      matchesCondition(one.when ?? {}, endpoint, url),
  );
}

/** Returns the outcome of a call that replaces the handler's answer. It is counted down, and removed if it is used up. */
export function consumeOutcome(endpoint: Endpoint, url: string, report: CallReport): Outcome | undefined {
  const at = placeOf(endpoint, url, false);
  const one = db.settings.overrides[at];
  const outcome = one && findOutcome(endpointNameOf(endpoint), one.is);
  if (!outcome) return undefined;
  countDown(at, outcome.once ? { ...one, times: 1 } : one);
  report.by('outcome', `${describe(one)} (${outcome.source})`, one.is);
  return outcome;
}

/**
 * Returns the fault of a call, which is counted down, and removed if it is used up.
 * @param url of the request
 * @param isOurs limits the faults that the caller can apply; if the first one is another, nothing is taken
 */
export function consumeFault(
  endpoint: Endpoint,
  url: string,
  isOurs: (fault: FaultName) => boolean = () => true,
): ActiveFault | undefined {
  const at = placeOf(endpoint, url, true);
  const active = db.settings.overrides[at] as ActiveFault | undefined;
  if (!active || !isOurs(active.is)) return undefined;
  if (!faults[active.is].lasts) {
    countDown(at, active);
    return active;
  }
  const now = clock.realTime();
  if (active.endsAt === undefined) replace(at, { ...active, endsAt: now + secondsOf(active) * 1000 });
  else if (now >= active.endsAt) {
    const { endsAt: _, ...over } = active;
    countDown(at, over);
    return consumeFault(endpoint, url, isOurs);
  }
  return active;
}

/** Logs a call whose fault a transport applies, so that no handler sees it. */
export const logFault = (endpoint: Endpoint, request: Request, active: ActiveFault) =>
  logBroken(endpointNameOf(endpoint), request, { fault: active.is, reason: describe(active) });

/** Returns the reason why a call has this outcome or fault, for the log. */
export const describe = (one: Override) =>
  `The ${isFault(one) ? 'fault' : 'outcome'} ${one.is} is switched on for ` +
  `${one.times === 'all' ? 'all' : `the next ${one.times}`} calls` +
  (one.endpoint === ANY_ENDPOINT ? '' : ` of ${one.endpoint}`) +
  (one.when ? ` with ${conditionText(one.when)}` : '');

/** True for a fault that happens before the server has read the body of the request. */
export const isBeforeBody = (fault: FaultName) =>
  faults[fault].part === 'upload' || (faults[fault].part === 'connection' && !faults[fault].carriesOut);

/**
 * True while a fault is switched on that breaks connections. Browsers repeat a request by themselves if a connection
 * that they reuse breaks, and would hide such a fault; connections must not be kept then.
 */
export const breaksConnections = () =>
  db.settings.overrides.some((one) => isFault(one) && ['connection', 'upload'].includes(faults[one.is].part));

/** Returns the seconds of a fault with this setting. */
export const secondsOf = ({ is, seconds }: ActiveFault): number => seconds ?? faults[is].setting?.usual ?? 0;

/** Returns the part of a transfer that passes before the fault, 0 to 1. */
export const passedShare = ({ is, percent }: ActiveFault): number =>
  (percent ?? faults[is].setting?.usual ?? 100) / 100;

function countDown(at: number, one: Override) {
  if (one.times === 'all') replace(at, one);
  else replace(at, ...(one.times > 1 ? [{ ...one, times: one.times - 1 }] : []));
}

function replace(at: number, ...one: Override[]) {
  db.settings.overrides = db.settings.overrides.flatMap((each, index) =>
    index === at ? one.map((next) => ({ ...next })) : [each],
  );
}
