import type { PersonaName } from '#mocks/worlds/personas.ts';

/** Words that the user then sees, or a check of something else. */
export type Expected = string | (() => Promise<void>);

/**
 * Steps by which a user causes a call, and the texts they then see. Words shown before the call is answered would
 * prove nothing, so the story fails on them.
 */
export interface Probe<Name extends string = string> {
  /** Caller; null for anonymous visitors. */
  persona: PersonaName | null;
  /** Page on which it happens. */
  route: string;
  /** Actions of the user on the page; absent where opening the page makes the call. */
  act?: () => Promise<unknown>;
  /** Second attempt on the page that a failure leaves open; without it the page is reopened. */
  again?: () => Promise<unknown>;
  /** Expectation after a success. */
  done: Expected;
  /** Expectation after a failure without words of its own. */
  failed?: Expected;
  /** Expectation while the reply is pending. Default: something on the page is busy. */
  waiting?: Expected;
  /** Expectations of single outcomes. */
  shows?: { [Outcome in Name]?: Expected };
  /** Runs before the page is opened. */
  prepare?: () => Promise<void> | void;
}
