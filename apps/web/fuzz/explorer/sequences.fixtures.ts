import fc from 'fast-check';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import { late, type Net, type Tab } from './tab.fixtures.ts';
import type { View } from './page.fixtures.ts';

/** State of a simulation that actions and rules use. */
export interface State {
  readonly tab: Tab;
  /** The page after the last step. */
  readonly view: View;
  /** Username of the last signed-in user. */
  readonly last: string;
  /** Id of the row that was last acted on. */
  readonly row: number | undefined;
  /** Names of this step's row. */
  readonly rowNames: string[] | undefined;
  /** Own writes of the sequence. */
  readonly sent: string[];
}

/**
 * An action that is possible now. Actions of the user have an element; others belong to other users, network,
 * browser or clock.
 */
export interface Action {
  /** Description in a user's words: 'press "Edit key 12"'. */
  words: string;
  act(world: State): unknown;
  element?: HTMLElement;
  /** Actions of the same group do the same to different rows. */
  group?: string;
}

/** Creates actions from their words, without those impossible now. */
export const actionsOf = (...offers: (false | undefined | [words: string, act: Action['act']])[]): Action[] =>
  offers.flatMap((one) => (one ? [{ words: one[0], act: one[1] }] : []));

/** Random numbers that pick who acts next, and which of the possible actions. */
export interface Choice {
  turn: number;
  pick: number;
  variant: number;
  net: Net;
}

/**
 * A step of a sequence: an action by its words or their beginning, as a failure lists them; an expectation such as
 * 'shows "2 deleted"', 'lacks "Retry"', '"Code" is "NEW1"', joined by ' › '; or a function.
 */
export type Step = string | ((world: State) => unknown);

export interface Sequence {
  /** Default: admin. */
  as?: PersonaName;
  at: string;
  /** Runs before the page opens. */
  given?(): void;
  steps: string | Step[];
}

const nets = (prompt: number) => [...Array<Net>(prompt).fill('prompt'), ...(Object.keys(late) as Net[])];
const number = fc.nat({ max: 9999 });
/** Orders of any actions, some before another server (MOC-6). */
export const sequences = fc.record({
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
