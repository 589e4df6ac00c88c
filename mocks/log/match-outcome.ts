import { outcomes, type OutcomeName } from '../outcomes/index.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import type { LoggedExchange } from './entry.ts';

/** A documented outcome that resembles an answer. */
export interface OutcomeMatch {
  name: OutcomeName;
  /** Status and body are equal; otherwise only the status is. */
  isExact: boolean;
}

/** Returns the outcome that answered a call, or the documented one that its answer resembles most. */
export function matchOutcome({
  call,
  status,
  answeredBy,
  outcome,
  response,
}: LoggedExchange): OutcomeMatch | undefined {
  if (!call || status === undefined || answeredBy === 'fault' || answeredBy === 'nothing') return undefined;
  if (answeredBy === 'outcome') return { name: outcome as OutcomeName, isExact: true };
  const sameStatus = Object.entries(outcomes[call]).filter(([, one]) => (one.status ?? 0) === status);
  const exact = sameStatus.find(([, one]) => bodyOf(one) === (response?.body ?? ''));
  if (exact) return { name: exact[0] as OutcomeName, isExact: true };
  // a success carries data, so another success is no substitute
  return status >= 400 && sameStatus[0]
    ? { name: sameStatus[0][0] as OutcomeName, isExact: false }
    : undefined;
}

const bodyOf = ({ body, text }: Outcome) =>
  text ? text.content : body === undefined ? '' : JSON.stringify(body);
