import type { StateChange } from '#mocks/control/state.ts';
import { linkTo } from '#mocks/control/state-link.ts';
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
    if (!URL.canParse(target.address)) return undefined; // while it is typed
    const { persona, route } = probes[call];
    return linkTo(new URL(route.slice(1), target.address), stateOf(cell, persona));
  }
  // a story takes only letters, digits, blanks and - _ from the address
  return `./?path=/${outcomeStories[call]}&args=${cell.kind}:${cell.name.replaceAll(' ', '+')}`;
}

/** The outcome or fault of a cell, switched on for a persona. */
function stateOf({ call, kind, name }: Cell, persona: Probe['persona']): StateChange {
  return {
    persona: persona ?? null,
    world: 'typical',
    activeOutcomes: {
      ...(kind === 'outcome' && { [call]: name }),
      // what a refresh begins with
      ...(call === 'auth.refresh' && { 'subscriptions.mine': 'expiredToken' as const }),
    },
    faults: kind === 'fault' ? [{ endpoint: call, fault: name as FaultName, times: 'all' }] : [],
  };
}
