import type { Endpoint } from '#src/contract/endpoint.ts';
import { db } from '../db/index.ts';
import type { CallReport } from '../log/request-log.ts';
import { findOutcome } from '../outcomes/index.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { endpointNameOf } from './find-endpoint.ts';

/** The outcome that replaces the handler's answer. One that happens once is removed by this call. */
export function takeForcedOutcome(endpoint: Endpoint, report: CallReport): Outcome | undefined {
  const name = endpointNameOf(endpoint);
  const { activeOutcomes } = db.settings;
  const chosen = activeOutcomes[name] ?? '';
  const outcome = findOutcome(name, chosen);
  if (!outcome) return undefined;
  const left = outcome.once ? 1 : db.settings.outcomeTimes?.[name]; // a state of an earlier version has none
  if (left === 1) delete activeOutcomes[name];
  if (left !== undefined)
    db.settings.outcomeTimes = { ...db.settings.outcomeTimes, [name]: left - 1 || undefined };
  const times = left === undefined ? 'for all calls' : left === 1 ? 'for one call' : `for ${left} calls`;
  report.by('outcome', `The outcome ${chosen} is switched on ${times} (${outcome.source})`, chosen);
  return outcome;
}
