import { type FaultName, faults, reasonNotApplicable } from '#mocks/faults/index.ts';
import { outcomeNames } from '#mocks/outcomes/index.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { outcomeStories, playedOutcomes, reasonNotPlayed } from './outcome-stories.ts';

/** Story or test that covers a cell, or the reason why it does not apply. */
export type Cover =
  | { by: 'story'; story: string }
  | { by: 'test'; file: string; test: string }
  | { by: 'nothing'; reason: string };

/** A call with one of its documented outcomes, or with one of the faults. */
export interface Cell {
  call: EndpointName;
  kind: 'outcome' | 'fault';
  name: string;
  cover: Cover;
}

/** The test of the cells that no story plays: its file and the title of its suite. */
export const CELL_TESTS = {
  file: 'apps/web/fuzz/faults.test.ts',
  suite: 'each fault of the mock backend at each call',
} as const;

/** Returns the title of the test of a cell. */
export const titleOf = ({ call, name }: Pick<Cell, 'call' | 'name'>) => `${call}: ${name}`;

/** All cells: every call with its documented outcomes and with every fault. */
export const cells: readonly Cell[] = namedEndpoints.flatMap(([call]) => [
  ...outcomeNames(call).map((name): Cell => ({
    call,
    kind: 'outcome',
    name,
    cover: coverOfOutcome(call, name),
  })),
  ...Object.keys(faults).map((name): Cell => ({
    call,
    kind: 'fault',
    name,
    cover: coverOfFault(call, name as FaultName),
  })),
]);

function coverOfOutcome(call: EndpointName, name: string): Cover {
  if (reasonNotPlayed(call) || !playedOutcomes(call).some((played) => played === name))
    return tested(call, name);
  return { by: 'story', story: outcomeStories[call]?.replace('story/', '') ?? `none plays ${call}` };
}

function coverOfFault(call: EndpointName, fault: FaultName): Cover {
  const reason = reasonNotApplicable(call, fault);
  return reason ? { by: 'nothing', reason } : tested(call, fault);
}

function tested(call: EndpointName, name: string): Cover {
  return {
    by: 'test',
    file: CELL_TESTS.file,
    test: `${CELL_TESTS.suite} ${titleOf({ call, name })}`,
  };
}
