import type { State, StateChange } from '#mocks/control/state.ts';
import { faults, type FaultName } from '#mocks/faults/index.ts';
import { happening, withFirst } from '#mocks/outcomes/happening.ts';
import { matchOutcome } from '#mocks/log/match-outcome.ts';
import type { LoggedExchange } from '#mocks/log/entry.ts';

/** The change after which the next such call is answered like this one; undefined if there is none. */
export function answerLike(
  exchange: LoggedExchange,
  { happenings }: State,
): { change: StateChange; text: string } | undefined {
  const { call, answeredBy, outcome } = exchange;
  if (!call) return undefined;
  const isFault = answeredBy === 'fault' && outcome && outcome in faults;
  if (isFault && !faults[outcome as FaultName].takesPatch) {
    const fault = happening(call, outcome as FaultName, { times: 1 });
    return {
      change: { happenings: withFirst(fault, happenings) },
      text: `The next ${call} gets the fault ${outcome}`,
    };
  }
  const like = matchOutcome(exchange);
  if (!like) return undefined;
  return {
    change: { happenings: withFirst(happening(call, like.name, { times: 1 }), happenings) },
    text:
      `The next ${call} is answered with ${like.name}` + (like.isExact ? '' : ', which has the same status'),
  };
}
