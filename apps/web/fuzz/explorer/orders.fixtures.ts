import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import type { AdminPath } from '#src/session/page-names.ts';
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
export type Kind = 'row' | 'page' | 'nav' | 'fill' | 'submit' | 'any';

/** Who acts next, and numbers that pick among what they can do then. */
export interface Choice {
  who: Kind | 'form' | 'key' | 'history' | 'habit' | 'others' | 'network' | 'browser';
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
  '/admin/hwid': ['admin'],
  '/admin/keys?filter=on': ['admin'],
  '/admin/subs?filter=on': ['admin'],
  '/admin/users?filter=on': ['admin'],
  '/admin/users?user=premium': ['admin'],
  '/admin/users?user=banned': ['admin'],
  '/admin/users?dialog=edit&id=5': ['admin'],
  '/admin/users?user=premium&dialog=person-edit&id=138': ['admin'], // no link leads there
  '/dash': ['customer', 'premium', 'pending', 'pending', 'paused', 'customer'],
};
/** Where an order begins: somebody at a page. */
export const places = Object.entries(addresses).flatMap(([at, people]) => people.map((as) => ({ as, at })));

/** What people often do, one after another, by the beginning of its words; what cannot be done ends it. */
export const habits: string[][] = [
  ['press "More for', 'press "Select rows"', 'tick "Select all'],
  ['tick "I agree', 'press "Continue', 'pay, and come back'],
  ['open the link of a key', 'press "Redeem'],
  ['press "Profile of', 'press "Sign out"', 'press "Login', 'sign in as the same'],
  ['the session ends on the server', '61 seconds pass', 'sign in as the same', 'press "Back to'],
  ['press "Unban"', 'press "Unban"'],
  ['press "Add subscription"', 'choose "', 'press "Add subscription"'],
  ['press "Next page"'],
];

const weighted = <T>(...of: [weight: number, value: T][]) =>
  fc.oneof(...of.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
const choices = fc.record<Choice>({
  who: weighted(
    [4, 'row'],
    [4, 'page'],
    [1, 'nav'],
    [3, 'fill'],
    [4, 'form'],
    [2, 'submit'],
    [1, 'any'],
    [1, 'key'],
    [1, 'history'],
    [4, 'habit'],
    [3, 'others'],
    [3, 'network'],
    [3, 'browser'],
  ),
  pick: fc.nat({ max: 9999 }),
  variant: fc.nat({ max: 99 }),
  net: weighted<Net>([14, 'prompt'], [2, 2], [1, 1], [1, 4], [1, -1], [1, 'lost'], [1, 'refused']),
});
/** Orders of anything that can happen, from one of the places, some before another server (MOC-6). */
export const orders = fc.record({
  place: fc.nat({ max: places.length - 1 }),
  server: weighted([3, 'usual' as const], [1, 'another' as const]),
  choices: fc.array(choices, { maxLength: 30, minLength: 1, size: 'max' }),
});
