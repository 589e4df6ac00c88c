import type { TableName } from '#mocks/db/index.ts';
import type { Tab } from './tab.fixtures.ts';

/** Something that can happen now: a deed of the person, if it has an element, or of somebody or something else. */
export interface Deed {
  /** In a person's words: 'press "Edit key 12"'. */
  words: string;
  act(state: State): unknown;
  element?: HTMLElement;
  /** The same in Testing Library's words. */
  play?: string;
  /** Deeds of the same group do the same to different rows. */
  group?: string;
  /** Pressed by the keyboard, which must not lose its place. */
  isByKey?: boolean;
}

/** What the rules have to remember of a run. */
export class State {
  readonly tab: Tab;
  user: { id: number; username: string } | undefined;
  /** Moment of the tables that the page has to know at least: that of the last own write. */
  floor = 0;
  /** Reads that have failed last: what they show may be older. */
  readonly failedReads = new Set<string>();
  /** The row or person of the last press, and when it was. */
  target: { table: TableName; id: number } | undefined;
  pressed = { name: '', at: 0, writes: 0, isMany: false };
  /** The press that opened the dialog. */
  opener = '';
  /** Values that were typed in fields of dialogs, by label, and not sent or thrown away. */
  typed = new Map<string, string>();
  edited = new Set<string>();
  /** Successful writes that the page has not told yet. */
  untold = 0;
  /** The return from a checkout that the page may speak of. */
  awaited: { at: number } | undefined;
  checkout: number | undefined;
  /** Somebody else has given time since the return. */
  isGiven = false;

  /** A sign-out is under way. */
  isLeaving = false;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  signedOut() {
    this.isLeaving = false;
    this.user = undefined;
    this.awaited = undefined;
    this.typed.clear();
  }
}
