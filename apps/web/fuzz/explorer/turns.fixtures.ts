import type { Deed, Kind } from './orders.fixtures.ts';
import { otherPeople } from './others.fixtures.ts';
import { pressKey } from './deeds.fixtures.ts';
import { dialog, sheet } from './page.fixtures.ts';
import type { State } from './state.fixtures.ts';
import { addressBar, browser, clock, inWindow, isInside, network } from './surroundings.fixtures.ts';

/** Who acts: the user, by a kind of action or a written sequence, or any other actor. */
export type Who = Kind | 'habit' | keyof typeof actors;

const hasDialog = () => dialog() !== undefined;
const once = { window: 1, browser: 1, clock: 1, network: 1, history: 1 } as const;
/**
 * Weights of who acts next, by the first condition that holds. Typed, pending and finished work is where features
 * meet, so others, network and browser interfere there, and the user completes it.
 */
const turns: [holds: (world: State) => boolean, who: Partial<Record<Who, number>>][] = [
  [({ tab }) => tab.isHidden, { window: 3, others: 2, clock: 3 }],
  [({ tab }) => tab.isOffline, { browser: 4, page: 3, row: 2, others: 1, history: 1 }],
  [({ user }) => !user || !isInside(), { history: 8, network: 4, page: 3, browser: 1 }],
  // responses that arrive then are older than the write
  [({ tab }) => hasDialog() && tab.pending.length > 0, { ...once, send: 8, fill: 4, others: 2 }],
  [hasDialog, { ...once, fill: 4, send: 5, page: 2, others: 3, window: 3, key: 2 }],
  [() => sheet() !== undefined, { ...once, sheet: 9, row: 2, page: 1, others: 3, window: 2, nav: 1 }],
  [({ tab }) => tab.pending.length > 0, { ...once, row: 8, page: 3, network: 2, others: 2 }],
  [() => location.pathname === '/dash', { ...once, habit: 8, page: 5, history: 3, nav: 1 }],
  [() => true, { ...once, row: 6, page: 5, habit: 3, others: 5, fill: 2, clock: 3, nav: 1, key: 1 }],
];

/** Picks who acts, by a random number. */
export function whoActs(world: State, turn: number): Who {
  const [, weights] = turns.find(([holds]) => holds(world))!;
  const all = Object.entries(weights).flatMap(([who, weight]) => Array<Who>(weight).fill(who as Who));
  return all[turn % all.length]!;
}

/** Actions of each actor beside the user at a control. */
export const actors = {
  network,
  browser,
  clock,
  window: inWindow,
  history: addressBar,
  key: () => ['Escape', 'Enter', '/', 'a', 'd', 'j', 'k', 'Control+k'].map(key),
  others: otherPeople,
} satisfies Record<string, (world: State, variant: number) => Deed[]>;

/** Finds an action of an actor other than the user by the beginning of its words, as a failure lists them. */
export function actorBy(world: State, words: string): Deed | undefined {
  for (let pick = 0; pick < 60; pick++) {
    const found = Object.values(actors)
      .flatMap((of) => of(world, pick))
      .find((one) => one.words.startsWith(words));
    if (found) return found;
  }
  return undefined;
}

/** Picks an action of a group; often the same rows. */
export function oneOf(offers: Deed[], pick: number): Deed | undefined {
  const groups = [...new Set(offers.map(({ group, words }) => group ?? words))];
  const same = offers.filter(({ group, words }) => (group ?? words) === groups[pick % groups.length]);
  return same[Math.floor(pick / groups.length) % Math.min(3, same.length)];
}

const key = (name: string): Deed => ({ words: `press ${name}`, act: () => pressKey(name) });
