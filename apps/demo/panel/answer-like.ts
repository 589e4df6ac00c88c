import { faults, type FaultName } from '#mocks/faults/index.ts';
import { type Override, override } from '#mocks/outcomes/override.ts';
import { matchOutcome } from '#mocks/log/match-outcome.ts';
import type { LoggedExchange } from '#mocks/log/entry.ts';

/** Returns an outcome or fault that repeats this response once, with its description; undefined if none does. */
export function answerLike(exchange: LoggedExchange): { on: Override; text: string } | undefined {
  const { call, answeredBy, outcome } = exchange;
  if (!call) return undefined;
  const fault = answeredBy === 'fault' && (outcome as FaultName);
  if (fault && !faults[fault].takesPatch)
    return { on: override(call, fault, { times: 1 }), text: `The next ${call} gets the fault ${fault}` };
  const like = matchOutcome(exchange);
  return (
    like && {
      on: override(call, like.name, { times: 1 }),
      text: `The next ${call} is answered with ${like.name}${like.isExact ? '' : ', which has the same status'}`,
    }
  );
}
