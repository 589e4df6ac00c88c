import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import { late, type Net, type Tab } from './tab.fixtures.ts';

/** An action that is possible now: at a control, which is its element, or of the keyboard, the history or the network. */
export interface Action {
  /** Description in a user's words: 'press "Edit key 12"'. */
  words: string;
  act(tab: Tab): unknown;
  element?: HTMLElement;
  /** Actions of the same group do the same to different rows. */
  group?: string;
}

/** Random choices of a step: `turn` picks who acts, `pick` the action, `variant` its details, `net` when answers arrive. */
export interface Choice {
  turn: number;
  pick: number;
  variant: number;
  net: Net;
}

/**
 * A function, or texts joined by ' › ': an action by the beginning of its words, 'shows "2 deleted"' or
 * 'lacks "Retry"'. An action may end in ' (answers: all late)'.
 */
export type Step = string | ((tab: Tab) => unknown);

export interface Start {
  /** Default: admin. */
  as?: PersonaName;
  at: string;
  /** Runs before the page opens. */
  given?(): void;
}

export interface Sequence extends Start {
  steps: string | Step[];
}

const number = fc.nat({ max: 9999 });
const choice = fc.record<Choice>({
  turn: number,
  pick: number,
  variant: number,
  net: fc.constantFrom<Net[]>(...Array<Net>(9).fill('prompt'), ...(Object.keys(late) as Net[])),
});
/** Arbitrary of random sequences. Only their length shrinks, as other choices would lead to other actions. */
export const sequences = fc.record({
  start: fc.noShrink(number),
  choices: fc.array(fc.noShrink(choice), { maxLength: 34, minLength: 10, size: 'max' }),
});
