import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import type { State } from './state.fixtures.ts';
import { late, type Net } from './tab.fixtures.ts';

/** Something that can happen now: a deed of the person, if it has an element, or of somebody or something else. */
export interface Deed {
  /** In a person's words: 'press "Edit key 12"'. */
  words: string;
  act(world: State): unknown;
  element?: HTMLElement;
  /** The text that it types or chooses. */
  typed?: string;
  /** Deeds of the same group do the same to different rows. */
  group?: string;
}

/** Deeds by their words, without those that cannot be done now. */
export const deedsOf = (...offers: (false | undefined | [words: string, act: Deed['act']])[]): Deed[] =>
  offers.flatMap((one) => (one ? [{ words: one[0], act: one[1] }] : []));

/** Kinds of a person's deeds: what a row offers, the page, its head and menus, fields, and what sends a form. */
export type Kind = 'row' | 'sheet' | 'page' | 'nav' | 'fill' | 'send';

/** Numbers that pick who acts next and what they do, of what they can do then. */
export interface Choice {
  turn: number;
  pick: number;
  variant: number;
  net: Net;
}

/**
 * A deed by its words, as a failure lists them or only their beginning: 'press "Edit" in row 12 (answers: all late)';
 * 'shows "2 deleted"', 'lacks "Retry"' and '"Code" is "NEW1"' of the page by then, several with ' › ' between them; or a
 * look or a change that has no words.
 */
export type Step = string | ((world: State) => unknown);

export interface Order {
  /** Default: admin. */
  as?: PersonaName;
  at: string;
  /** Done before the page opens. */
  given?(): void;
  steps: string | Step[];
}

const nets = (prompt: number) => [...Array<Net>(prompt).fill('prompt'), ...(Object.keys(late) as Net[])];
const number = fc.nat({ max: 9999 });
/** Orders of anything that can happen, some before another server (MOC-6). */
export const orders = fc.record({
  start: number,
  server: fc.constantFrom('usual', 'usual', 'usual', 'another'),
  net: fc.constantFrom(...nets(6)),
  choices: fc.array(
    fc.record<Choice>({
      turn: number,
      pick: number,
      variant: number,
      net: fc.constantFrom(...nets(10), 'lost'),
    }),
    { maxLength: 34, minLength: 10, size: 'max' },
  ),
});
