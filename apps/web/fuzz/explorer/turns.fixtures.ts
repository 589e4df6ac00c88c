import type { Deed, Kind } from './orders.fixtures.ts';
import { otherPeople } from './others.fixtures.ts';
import { dialog, pressKey, sheet } from './page.fixtures.ts';
import type { State } from './state.fixtures.ts';
import { addressBar, browser, clock, inWindow, isInside, network } from './surroundings.fixtures.ts';
import type { Net } from './tab.fixtures.ts';

/** The person by a kind of deed or one of the habits, and all that acts beside. */
export type Who = Kind | 'habit' | keyof typeof actors;

/**
 * Who acts next, by what is at stake: of the first line that holds, each as often as its number says. What is typed, on
 * its way or just done is where two features meet, so that others, the network and the browser come in between there,
 * and a person ends what was begun.
 */
const turns: [holds: (world: State) => boolean, who: Partial<Record<Who, number>>][] = [
  [({ tab }) => tab.isHidden, { window: 3, others: 2, clock: 1 }],
  [({ tab }) => tab.isOffline, { browser: 4, page: 3, row: 2, others: 1, history: 1 }],
  [({ tab }) => !isInside() && tab.pending.length > 0, { network: 6, habit: 1, page: 1, browser: 1 }],
  [({ user }) => !user || !isInside(), { habit: 8, page: 2, browser: 1, history: 1 }],
  [
    ({ tab }) => dialog() !== undefined && tab.pending.length > 0, // what arrives then is older than what is sent
    { send: 8, fill: 4, others: 2, window: 1, network: 1, page: 1 },
  ],
  [
    ({ typed }) => dialog() !== undefined && typed.size > 0,
    { send: 6, window: 4, others: 4, page: 2, browser: 2, network: 1, fill: 1, clock: 1, key: 2, history: 1 },
  ],
  [
    () => dialog() !== undefined,
    { fill: 6, send: 4, page: 2, others: 2, window: 1, browser: 1, clock: 1, key: 3, history: 1 },
  ],
  [
    ({ checkout }) => checkout !== undefined || location.search.includes('success'),
    { habit: 9, page: 3, history: 3, browser: 2, others: 2, clock: 3, fill: 1, network: 1 },
  ],
  [
    ({ tab }) => tab.pending.length > 0,
    { row: 8, sheet: 2, page: 3, network: 2, others: 2, window: 1, clock: 1 },
  ],
  [
    () => sheet() !== undefined,
    { sheet: 9, row: 2, page: 1, others: 3, window: 2, browser: 1, clock: 1, history: 1, nav: 1 },
  ],
  [({ by }) => by === 'others', { clock: 8, page: 3, window: 2, row: 4, history: 1, others: 1 }],
  [
    () => location.pathname === '/dash',
    { habit: 7, others: 9, page: 5, clock: 2, window: 2, history: 2, fill: 1, nav: 1, browser: 1 },
  ],
  [
    () => true,
    {
      row: 6,
      page: 5,
      habit: 3,
      others: 5,
      fill: 2,
      clock: 2,
      window: 2,
      nav: 1,
      browser: 1,
      history: 1,
      key: 1,
    },
  ],
];

/** Who acts after a number was drawn. */
export function whoActs(world: State, turn: number): Who {
  const [, weights] = turns.find(([holds]) => holds(world))!;
  const all = Object.entries(weights).flatMap(([who, weight]) => Array<Who>(weight).fill(who as Who));
  return all[turn % all.length]!;
}

/** What a page reads by itself or after a write is late more often, so that own deeds come in between. */
const late: Net[] = ['all late', 'all but the 1st late', 'all but the 1st late']; // of four
const afterWrite: Net[] = ['the 2nd late', 'all from the 4th late'];
export const laterReads: Partial<Record<Who, Net[]>> = {
  clock: late,
  window: late,
  network: late,
  habit: late,
  others: late,
  send: afterWrite,
};

/** What each can do who is not the person at a control. */
export const actors = {
  network,
  browser,
  clock,
  window: inWindow,
  history: addressBar,
  key: () => ['Escape', 'Enter', '/', 'a', 'd', 'j', 'k', 'Control+k'].map(key),
  others: (world, variant) => atOnce(otherPeople(world, variant), variant),
} satisfies Record<string, (world: State, variant: number) => Deed[]>;

const AWAY = ', while the tab is hidden for six minutes';

/** What another than the person at a control does, or several at once, by its words as a failure lists them. */
export function actorBy(world: State, words: string): Deed | undefined {
  const one = offerBy(world, words);
  if (one || !words.includes(', ')) return one;
  const parts = words.replace(AWAY, '').split(', ');
  const some = parts.flatMap((part) => offerBy(world, part) ?? []);
  return some.length === parts.length ? together(some, words.endsWith(AWAY)) : undefined;
}

function offerBy(world: State, words: string): Deed | undefined {
  const begins = (one: Deed) => one.words.startsWith(words);
  const usual = Object.values(actors).flatMap((of) => of(world, 0));
  for (let pick = 0, found = usual.find(begins); pick < 60; pick++)
    if ((found ??= [...network(world, pick), ...otherPeople(world, pick)].find(begins))) return found;
  return undefined;
}

/** Some of the deeds, at once, and sometimes while the person is away. */
function atOnce(offers: Deed[], variant: number): Deed[] {
  const isAway = variant % 4 === 3;
  const some = offers.filter((_, at) => (variant >> (at + 2)) & 1);
  if (some.length === 0 || (some.length === 1 && !isAway)) return offers;
  return [together(some, isAway)];
}

function together(some: Deed[], isAway: boolean): Deed {
  const words = some.map((one) => one.words).join(', ');
  if (some.length === 1 && !isAway) return some[0]!;
  const act = (world: State) => some.forEach((one) => one.act(world));
  return isAway
    ? { words: words + AWAY, act: (world) => world.tab.hideFor(360_000, () => act(world)) }
    : { words, act };
}

/** One of the deeds of one of their groups; often the same rows. */
export function oneOf(offers: Deed[], pick: number): Deed | undefined {
  const groups = [...new Set(offers.map(({ group, words }) => group ?? words))];
  const same = offers.filter(({ group, words }) => (group ?? words) === groups[pick % groups.length]);
  return same[Math.floor(pick / groups.length) % Math.min(3, same.length)];
}

const key = (name: string): Deed => ({
  words: `press ${name}`,
  act: () => pressKey(name),
});
