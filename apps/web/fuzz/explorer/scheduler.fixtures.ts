import { actions, pressKey } from './actions.fixtures.ts';
import { type Action, actionsOf, type State } from './sequences.fixtures.ts';
import { otherUsers } from './other-users.fixtures.ts';
import { dialog } from './page.fixtures.ts';
import { addressBar, browser, clock, inWindow, isInside, network } from './environment.fixtures.ts';

/** Actions by actor, except those of the user at a control. */
const actors = {
  network,
  browser,
  clock,
  window: inWindow,
  history: addressBar,
  key: () =>
    actionsOf(
      ...['Escape', 'Enter', '/', 'a', 'd', 'j', 'k', 'Control+k'].map((name): [string, () => void] => [
        `press ${name}`,
        () => pressKey(name),
      ]),
    ),
  others: otherUsers,
} satisfies Record<string, (world: State, variant: number) => Action[]>;

type Who = 'control' | 'habit' | 'form' | keyof typeof actors;
const once = { control: 8, network: 2, others: 4, window: 1, browser: 1, clock: 1, history: 1, key: 1 };
/** Weights of the actors, of which the first entry whose condition holds applies. */
const turns: [holds: (world: State) => boolean, who: Partial<Record<Who, number>>][] = [
  [({ tab }) => tab.isHidden, { window: 3, others: 2, clock: 3 }],
  [({ tab }) => tab.isOffline, { ...once, browser: 4 }],
  [() => !isInside(), { ...once, history: 8, others: 0 }],
  [() => dialog() !== undefined, { ...once, form: 8 }],
  [() => true, { ...once, habit: 6 }],
];

/** Picks who acts by `turn`. Returns the possible actions, 'habit' for a written sequence, or 'form' to fill one in. */
export function offersOf(world: State, turn: number, variant: number): Action[] | 'habit' | 'form' {
  const [, weights] = turns.find(([holds]) => holds(world))!;
  const all = Object.entries(weights).flatMap(([who, weight]) => Array<Who>(weight).fill(who as Who));
  const who = all[turn % all.length]!;
  if (who === 'habit' || who === 'form') return who;
  return who === 'control' ? actions(variant) : actors[who](world, variant);
}

/** Finds an action without a control by the beginning of its words; undefined if none is possible. */
export function actorBy(world: State, words: string): Action | undefined {
  for (let pick = 0; pick < 60; pick++) {
    const found = Object.values(actors)
      .flatMap((of) => of(world, pick))
      .find((one) => one.words.startsWith(words));
    if (found) return found;
  }
  return undefined;
}

/** Picks a group of actions and one of its first three, so that several steps concern the same rows. */
export function oneOf(offers: Action[], pick: number): Action | undefined {
  const groups = [...new Set(offers.map(({ group, words }) => group ?? words))];
  const same = offers.filter(({ group, words }) => (group ?? words) === groups[pick % groups.length]);
  return same[Math.floor(pick / groups.length) % Math.min(3, same.length)];
}
