import { encodeState, type SharedState } from '#mocks/control/state-link.ts';
import { defaultSettings } from '#mocks/db/settings.ts';
import type { FaultName } from '#mocks/faults/index.ts';
import type { Cell } from '#storybook/matrix/cells.ts';
import { outcomeStories, unseenReason } from '#storybook/matrix/outcome-stories.ts';
import { probes } from '../probes/index.ts';
import type { Probe } from '../probes/probe.ts';

/** Where the cells of the matrix open the app. */
export type Target = { app: 'workshop' } | { app: 'demo'; address: string };

/** A link that opens the app in the state of a cell; undefined if there is nothing to be seen. */
export function linkOf(cell: Cell, target: Target): string | undefined {
  if (cell.cover.by === 'nothing' || unseenReason(cell.call)) return undefined;
  const call = cell.call as keyof typeof probes;
  if (target.app === 'demo') {
    const { address } = target;
    return `${address}${address.includes('?') ? '&' : '?'}state=${encodeState(stateOf(cell, probes[call]))}`;
  }
  // a story takes only letters, digits, blanks and - _ from the address
  return `./?path=/${outcomeStories[call]}&args=${cell.kind}:${cell.name.replaceAll(' ', '+')}`;
}

/** The page on which the call is made, for whom, with the outcome or fault switched on. */
function stateOf(
  { call, kind, name }: Cell,
  { persona, route }: Pick<Probe, 'persona' | 'route'>,
): SharedState {
  const { latency, bearerLifeMs, botCheck } = defaultSettings();
  return {
    ...(persona && { persona }),
    world: 'typical',
    latency,
    bearerLifeMs,
    botCheck,
    activeOutcomes: {
      ...(kind === 'outcome' && { [call]: name }),
      // what a refresh begins with
      ...(call === 'auth.refresh' && { 'subscriptions.mine': 'expiredToken' as const }),
    },
    outcomeTimes: {},
    faults: kind === 'fault' ? [{ endpoint: call, fault: name as FaultName, times: 'all' }] : [],
    route,
    theme: 'light',
  };
}
