import type { Endpoint } from '#src/contract/endpoint.ts';
import { clock, db } from '../db/index.ts';
import { conditionText, matchesCondition } from '../faults/condition.ts';
import { ANY_ENDPOINT } from '../faults/fault.ts';
import { type ActiveFault, type FaultName, faults, reasonNotApplicable } from '../faults/index.ts';
import { logBroken } from '../log/request-log.ts';
import { endpointNameOf } from './find-endpoint.ts';

/**
 * The fault of a call: the first one that is switched on for its endpoint. It is counted down, and removed if it
 * is used up.
 * @param url of the request
 * @param isOurs limits the faults that the caller can apply; if the first one is another, nothing is taken
 */
export function takeFault(
  endpoint: Endpoint,
  url: string,
  isOurs: (fault: FaultName) => boolean = () => true,
): ActiveFault | undefined {
  const name = endpointNameOf(endpoint);
  const index = db.settings.faults.findIndex(
    (one) =>
      (one.endpoint === ANY_ENDPOINT || one.endpoint === name) &&
      !reasonNotApplicable(name, one.fault) &&
      matchesCondition(one.when ?? {}, endpoint, url),
  );
  const active = db.settings.faults[index];
  if (!active || !isOurs(active.fault)) return undefined;
  if (!faults[active.fault].lasts) {
    countDown(index, active);
    return active;
  }
  const now = clock.realTime();
  if (active.endsAt === undefined) replace(index, { ...active, endsAt: now + secondsOf(active) * 1000 });
  else if (now >= active.endsAt) {
    const { endsAt: _, ...over } = active;
    countDown(index, over);
    return takeFault(endpoint, url, isOurs);
  }
  return active;
}

/** Logs a call whose fault a transport applies, so that no handler sees it. */
export const logFault = (endpoint: Endpoint, request: Request, active: ActiveFault) =>
  logBroken(endpointNameOf(endpoint), request, { fault: active.fault, reason: describeFault(active) });

/** Reason why a call has this fault, for the log. */
export const describeFault = ({ fault, endpoint, times, when }: ActiveFault) =>
  `The fault '${fault}' is switched on for ${times === 'all' ? 'all' : `the next ${times}`} calls` +
  (endpoint === ANY_ENDPOINT ? '' : ` of ${endpoint}`) +
  (when ? ` with ${conditionText(when)}` : '');

/** True for a fault that happens before the server has read the body of the request. */
export const isBeforeBody = (fault: FaultName) =>
  faults[fault].part === 'upload' || (faults[fault].part === 'connection' && !faults[fault].carriesOut);

/**
 * True while a fault is switched on that breaks connections. Browsers repeat a request by themselves if a connection
 * that they reuse breaks, and would hide such a fault; connections must not be kept then.
 */
export const breaksConnections = () =>
  db.settings.faults.some(({ fault }) => ['connection', 'upload'].includes(faults[fault].part));

/** The seconds of a fault with this setting. */
export const secondsOf = ({ fault, seconds }: ActiveFault): number =>
  seconds ?? faults[fault].setting?.usual ?? 0;

/** The part of a transfer that passes before the fault, 0 to 1. */
export const passedShare = ({ fault, percent }: ActiveFault): number =>
  (percent ?? faults[fault].setting?.usual ?? 100) / 100;

function countDown(index: number, active: ActiveFault) {
  if (active.times === 'all') replace(index, active);
  else replace(index, ...(active.times > 1 ? [{ ...active, times: active.times - 1 }] : []));
}

function replace(index: number, ...active: ActiveFault[]) {
  db.settings.faults = db.settings.faults.toSpliced(index, 1, ...active.map((one) => ({ ...one })));
}
