import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import type { AdminPath } from '#src/session/page-names.ts';
import { dialog, sheet } from './page.fixtures.ts';
import type { State } from './state.fixtures.ts';
import type { Net } from './tab.fixtures.ts';

/** Something that can happen now: a deed of the person, if it has an element, or of somebody or something else. */
export interface Deed {
  /** In a person's words: 'press "Edit key 12"'. */
  words: string;
  act(world: State): unknown;
  element?: HTMLElement;
  /** The text that it types or chooses. */
  typed?: string;
  /** The same in Testing Library's words. */
  play?(): string;
  /** Deeds of the same group do the same to different rows. */
  group?: string;
}

/** Kinds of a person's deeds: what a row offers, the page, its head and menus, fields, and what sends a form. */
export type Kind = 'row' | 'sheet' | 'page' | 'nav' | 'fill' | 'send';

/** Who acts, or one of the habits. */
export type Who =
  | Kind
  | 'key'
  | 'history'
  | 'habit'
  | 'again'
  | 'others'
  | 'network'
  | 'clock'
  | 'window'
  | 'browser';

/** Numbers that pick who acts next and what they do, of what they can do then. */
export interface Choice {
  turn: number;
  pick: number;
  variant: number;
  net: Net;
}

const addresses: Record<AdminPath, PersonaName[]> & Record<string, PersonaName[]> = {
  '/admin/keys': ['admin'],
  '/admin/subs': ['admin'],
  '/admin/users': ['admin'],
  '/admin/invites': ['admin'],
  '/admin/products': ['admin'],
  '/admin/hwid': ['admin', 'admin', 'admin'],
  '/admin/keys?filter=on': ['admin', 'admin'],
  '/admin/subs?filter=on': ['admin'],
  '/admin/users?filter=on': ['admin'],
  '/admin/users?user=premium': ['admin', 'admin'],
  '/admin/users?user=banned': ['admin', 'admin'],
  '/admin/users?user=premium&dialog=person-edit&id=138': ['admin'], // no link leads there
  '/dash': ['customer', 'customer', 'customer', 'premium', 'pending', 'pending', 'paused'],
};
/** Where an order begins: somebody at a page. */
export const places = Object.entries(addresses).flatMap(([at, people]) => people.map((as) => ({ as, at })));

/**
 * Who acts next, by what is at stake: of the first line that holds, each as often as its number says. What is typed, on
 * its way or just done is where two features meet, so that others, the network and the browser come in between there.
 */
const turns: [holds: (world: State) => boolean, who: Partial<Record<Who, number>>][] = [
  [({ tab }) => tab.isHidden, { window: 1 }],
  [({ user }) => !user, { again: 6, page: 2, browser: 1, history: 1 }],
  [
    () => dialog() !== undefined,
    { send: 6, fill: 3, page: 2, others: 3, window: 3, network: 2, browser: 1, clock: 1, key: 1, history: 1 },
  ],
  [
    ({ awaited, checkout }) => awaited !== undefined || checkout !== undefined,
    { page: 4, history: 4, habit: 4, browser: 4, others: 2, clock: 2, fill: 1, network: 1 },
  ],
  [({ tab }) => tab.pending.length > 0, { network: 4, row: 4, page: 4, others: 2, window: 2, clock: 1 }],
  [
    () => sheet() !== undefined,
    { sheet: 8, row: 2, page: 1, others: 3, window: 2, browser: 1, clock: 1, history: 1, nav: 1 },
  ],
  [({ by }) => by === 'others', { clock: 4, row: 5, page: 3, window: 2, history: 1, others: 1 }],
  [
    () => true,
    {
      row: 6,
      page: 5,
      habit: 5,
      others: 5,
      fill: 2,
      send: 1,
      nav: 1,
      clock: 2,
      window: 2,
      browser: 1,
      history: 1,
      key: 1,
    },
  ],
];

export function whoActs(world: State, turn: number): Who {
  const [, weights] = turns.find(([holds]) => holds(world))!;
  const all = Object.entries(weights).flatMap(([who, weight]) =>
    Array.from({ length: weight }, () => who as Who),
  );
  return all[turn % all.length]!;
}

/** What people often do, one after another, by the beginning of its words; what cannot be done ends it. */
export const habits: string[][] = [
  ['press "More for', 'press "Select rows"', 'tick "Select all'],
  ['tick "I agree', 'press "Continue', 'pay, and come back'],
  ['open the link of a key', 'press "Redeem'],
  ['press "Profile of', 'press "Sign out"'],
  ['the session ends on the server', '61 seconds pass', 'sign in as the same', 'press "Back to'],
  ['press "Next page"'],
];
export const again = ['press "Login', 'sign in as'];

const weighted = <T>(...of: [weight: number, value: T][]) =>
  fc.oneof(...of.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
const choices = fc.record<Choice>({
  turn: fc.nat({ max: 9999 }),
  pick: fc.nat({ max: 9999 }),
  variant: fc.nat({ max: 99 }),
  net: weighted<Net>(
    [9, 'prompt'],
    [1, 1],
    [2, 2],
    [1, 4],
    [1, -1],
    [2, -2],
    [1, -4],
    [1, 'lost'],
    [1, 'refused'],
  ),
});
/** Orders of anything that can happen, from one of the places, some before another server (MOC-6). */
export const orders = fc.record({
  place: fc.nat({ max: places.length - 1 }),
  server: weighted([3, 'usual' as const], [1, 'another' as const]),
  net: weighted<Net>([4, 'prompt'], [1, 2], [1, 4], [1, -2], [1, -4]),
  choices: fc.array(choices, { maxLength: 40, minLength: 10, size: 'max' }),
});
