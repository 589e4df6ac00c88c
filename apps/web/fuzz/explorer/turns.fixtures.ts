import type { Deed, Kind } from './orders.fixtures.ts';
import { otherPeople } from './others.fixtures.ts';
import { dialog, pressKey, sheet } from './page.fixtures.ts';
import type { State } from './state.fixtures.ts';
import { addressBar, browser, clock, inWindow, isInside, network } from './surroundings.fixtures.ts';
import type { Net } from './tab.fixtures.ts';

/** The person by a kind of deed, a whole errand or one of the habits, and all that acts beside. */
export type Who = Kind | 'errand' | 'habit' | keyof typeof actors;

/**
 * Who acts next, by what is at stake: of the first line that holds, each as often as its number says. What is typed, on
 * its way or just done is where two features meet, so that others, the network and the browser come in between there,
 * and a person ends what was begun.
 */
const turns: [holds: (world: State) => boolean, who: Partial<Record<Who, number>>][] = [
  [({ tab }) => tab.isHidden, { window: 3, others: 2, clock: 1 }],
  [({ tab }) => tab.isOffline, { browser: 4, page: 3, errand: 2, others: 1, history: 1 }],
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
    ({ awaited, user, checkout }) => awaited.has(user!.username) || checkout !== undefined,
    { habit: 9, page: 3, history: 3, browser: 2, others: 2, clock: 3, fill: 1, network: 1 },
  ],
  [
    ({ tab }) => tab.pending.length > 0,
    { errand: 8, row: 4, page: 3, network: 2, others: 2, window: 1, clock: 1 },
  ],
  [
    () => sheet() !== undefined,
    { errand: 4, sheet: 6, row: 1, page: 1, others: 3, window: 2, browser: 1, clock: 1, history: 1, nav: 1 },
  ],
  [({ by }) => by === 'others', { clock: 8, errand: 4, page: 3, window: 2, row: 1, history: 1, others: 1 }],
  [
    () => location.pathname === '/dash',
    { habit: 7, others: 9, page: 5, clock: 2, window: 2, history: 2, fill: 1, nav: 1, browser: 1 },
  ],
  [
    () => true,
    {
      errand: 4,
      row: 3,
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
  errand: afterWrite,
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

/** Some of the deeds, at once, and sometimes while the person is away. */
function atOnce(offers: Deed[], variant: number): Deed[] {
  const isAway = variant % 4 === 3;
  const some = offers.filter((_, at) => (variant >> (at + 2)) & 1);
  if (some.length === 0 || (some.length === 1 && !isAway)) return offers;
  const words = some.map((one) => one.words).join(', ');
  const act = (world: State) => some.forEach((one) => one.act(world));
  return [
    isAway
      ? {
          words: `${words}, while the tab is hidden for six minutes`,
          act: (world) => world.tab.hideFor(360_000, () => act(world)),
        }
      : { words, act },
  ];
}

/** One of the deeds of one of their groups; often the same rows. */
export function oneOf(offers: Deed[], pick: number): Deed | undefined {
  const groups = [...new Set(offers.map(({ group, words }) => group ?? words))];
  const same = offers.filter(({ group, words }) => (group ?? words) === groups[pick % groups.length]);
  return same[Math.floor(pick / groups.length) % Math.min(3, same.length)];
}

const key = (name: string): Deed => ({
  words: `press ${name}`,
  play: () => `await userEvent.keyboard('${name.replace(/^(\w+)\+/, '{$1>}').replace(/^\w{2,}$/, '{$&}')}');`,
  act: () => pressKey(name),
});
