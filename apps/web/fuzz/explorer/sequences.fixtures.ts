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
  /** Id and name of the row that contains the control of this step. */
  readonly rowNames: string[] | undefined;
  /** Writes that the page has sent, such as 'DELETE /api/admin/keys/12'. */
  readonly sent: string[];
}

/**
 * An action that is possible now. An action at a control has its element; others are keys and history, or belong to
 * other users, network, browser or clock.
 */
export interface Action {
  /** Description in a user's words: 'press "Edit key 12"'. */
  words: string;
  act(world: State): unknown;
  element?: HTMLElement;
  /** Actions of the same group do the same to different rows. */
  group?: string;
}

/** Creates actions from pairs of words and `act`; false or undefined stands for one that is impossible now. */
export const actionsOf = (...offers: (false | undefined | [words: string, act: Action['act']])[]): Action[] =>
  offers.flatMap((one) => (one ? [{ words: one[0], act: one[1] }] : []));

/** Random choices of a step: `turn` picks who acts, `pick` the action, `variant` its details, `net` when answers arrive. */
export interface Choice {
  turn: number;
  pick: number;
  variant: number;
  net: Net;
}

/**
 * A function, or texts joined by ' › ': an action by the beginning of its words, or 'shows "2 deleted"',
 * 'lacks "Retry"', '"Code" is "NEW1"'. An action may end in ' (answers: all late)'.
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
/** Arbitrary of random sequences, a quarter of them with the answers of another server (MOC-6). */
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
