import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import { adminPaths } from '#src/session/page-names.ts';
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

const addresses: Record<string, PersonaName[]> = {
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
/** Where an order begins: somebody at a page, at each list of the console at least. */
export const places = [
  ...Object.entries(addresses).flatMap(([at, people]) => people.map((as) => ({ as, at }))),
  ...adminPaths.filter((at) => !addresses[at]).map((at) => ({ as: 'admin' as const, at })),
];

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
