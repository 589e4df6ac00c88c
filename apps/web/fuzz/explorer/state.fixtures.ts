import type { TableName } from '#mocks/db/index.ts';
import type { Call, Tab } from './tab.fixtures.ts';

/** What deeds and rules have to know of an order. */
export class State {
  readonly tab: Tab;
  user: { id: number; username: string } | undefined;
  /** Whoever was signed in last. */
  last = 'admin';
  /** Reads of the screen by their address, that have failed last: what they show may be older. */
  readonly failedReads = new Set<string>();
  /** The rows or the person that the last press outside of dialogs was about. */
  target: { table: TableName; ids: number[] } | undefined;
  /**
   * The last press, the most writes that it may send and those that it has sent, whether one has succeeded, and the
   * fields that were edited by their label.
   */
  pressed = { name: '', at: 0, most: 0, sent: [] as Call[], isDone: false, fields: [] as [string, string][] };
  /** The last press of 'Redeem', which sends after a while (`timings.delays`). */
  redeem = this.pressed;
  /** Texts by the label of their field, that were typed and neither sent nor thrown away. */
  typed = new Map<string, string>();
  /** By label, what the fields of the dialog that were edited had before. */
  readonly edited = new Map<string, string>();
  /** Writes that have succeeded, of which the page has not told yet. */
  succeeded: string[] = [];
  /** Own writes that the server has carried out, of which nothing on the page tells yet. */
  carried: Call[] = [];
  /** All own writes of the order. */
  readonly sent: string[] = [];
  checkout: number | undefined;
  /** A sign-out is under way. */
  isLeaving = false;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  pressOf({ name }: Call) {
    return name.endsWith('/redeem') ? this.redeem : this.pressed;
  }
  edit(label: string, before = '') {
    if (!this.edited.has(label)) this.edited.set(label, before);
  }
  /** Nobody is there, or somebody else has come, maybe without a sign-out. */
  left() {
    this.isLeaving = false;
    this.user = undefined;
    this.carried = [];
    for (const call of this.tab.pending) call.isCarriedOut = false; // told to nobody
    this.typed.clear();
  }
}
