import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';

/** Kinds of a person's deeds: what a row offers, the page, its head and menus, fields, and what sends a form. */
export type Kind = 'row' | 'page' | 'nav' | 'fill' | 'submit' | 'any';

/** Who acts next, and numbers that pick among what they can do then. */
export interface Choice {
  who: Kind | 'key' | 'history' | 'others' | 'network' | 'browser';
  pick: number;
  variant: number;
  net: 'prompt' | 'last late' | 'all late' | 'lost' | 'refused';
}

/** Where a run begins: somebody at a page, and what they have done there before. */
export interface Place {
  as: PersonaName;
  at: string;
  after?: readonly string[];
}

const selected = ['press "More for', 'press "Select rows"', 'tick "Select all'];

export const places: Place[] = [
  { as: 'admin', at: '/admin/keys' },
  { as: 'admin', at: '/admin/subs' },
  { as: 'admin', at: '/admin/users' },
  { as: 'admin', at: '/admin/invites' },
  { as: 'admin', at: '/admin/products' },
  { as: 'admin', at: '/admin/hwid' },
  { as: 'admin', at: '/admin/hwid' },
  { as: 'admin', at: '/admin/users?user=premium' },
  { as: 'admin', at: '/admin/users?user=banned' },
  { as: 'admin', at: '/admin/keys', after: ['press "Filter" | all late'] },
  { as: 'admin', at: '/admin/subs', after: ['press "Filter"', 'press "Next page"'] },
  { as: 'admin', at: '/admin/subs', after: selected },
  {
    as: 'admin',
    at: '/admin/users?user=premium',
    after: [
      'press "Ban"',
      'the session ends',
      'press "Ban"',
      'sign in as admin',
      'press "Admin console"',
      'press "Users"',
    ],
  },
  { as: 'customer', at: '/dash' },
  { as: 'premium', at: '/dash' },
  { as: 'pending', at: '/dash' },
  { as: 'paused', at: '/dash' },
  { as: 'customer', at: '/dash', after: ['tick "I agree', 'press "Continue', 'pay, and'] },
  { as: 'customer', at: '/dash', after: ['tick "I agree', 'press "Continue', 'pay, and', 'open the link'] },
  // over an open dialog
  { as: 'admin', at: '/admin/subs', after: [...selected, 'press "Extend"'] },
  { as: 'admin', at: '/admin/subs', after: ['press "Edit'] },
  { as: 'admin', at: '/admin/users', after: ['press "Edit'] },
  { as: 'admin', at: '/admin/users?user=banned', after: ['press "Unban"'] },
  { as: 'admin', at: '/admin/users?user=premium', after: ['press "Add subscription"'] },
  { as: 'admin', at: '/admin/hwid', after: ['press "Approve'] },
];

const weighted = <T>(...of: [weight: number, value: T][]) =>
  fc.oneof(...of.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
const choices = fc.record<Choice>({
  who: weighted(
    [4, 'row'],
    [4, 'page'],
    [1, 'nav'],
    [3, 'fill'],
    [4, 'submit'],
    [1, 'any'],
    [1, 'key'],
    [1, 'history'],
    [3, 'others'],
    [3, 'network'],
    [3, 'browser'],
  ),
  pick: fc.nat({ max: 9999 }),
  variant: fc.nat({ max: 99 }),
  net: weighted([14, 'prompt'], [3, 'last late'], [1, 'all late'], [1, 'lost'], [1, 'refused']),
});
/** Orders of anything that can happen, from one of the places. */
export const orders = fc.record({
  place: fc.nat({ max: places.length - 1 }),
  choices: fc.array(choices, { maxLength: 30, minLength: 1, size: 'max' }),
});
