import type { TableName } from '#mocks/db/index.ts';
import type { Call, Tab } from './tab.fixtures.ts';

/** State of a sequence that actions and rules use. */
export class State {
  readonly tab: Tab;
  user: { id: number; username: string } | undefined;
  /** Username of the last signed-in user. */
  last = 'admin';
  /** Addresses of the screen's reads that failed last, whose data may be outdated. */
  readonly failedReads = new Set<string>();
  /** Rows or user of the last press outside of dialogs. */
  target: { table: TableName; ids: number[] } | undefined;
  /**
   * The last press: the maximum of writes it may send, those it has sent, whether one has succeeded, and the edited
   * fields by label.
   */
  pressed = { name: '', at: 0, most: 0, sent: [] as Call[], isDone: false, fields: [] as [string, string][] };
  /** The last press of 'Redeem', which sends after a while (`timings.delays`). */
  redeem = this.pressed;
  /** Texts by the label of their field, that were typed and neither sent nor thrown away. */
  typed = new Map<string, string>();
  /** Previous values of edited fields in the dialog, by label. */
  readonly edited = new Map<string, string>();
  /** Successful writes that the page has not announced yet. */
  succeeded: string[] = [];
  /** Own writes that the server has executed, which the page does not show yet. */
  carried: Call[] = [];
  /** All own writes of the order. */
  readonly sent: string[] = [];
  checkout: number | undefined;
  /** True while a sign-out is in progress. */
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
  /** Resets the state when the user has left or changed, with or without a sign-out. */
  left() {
    this.isLeaving = false;
    this.user = undefined;
    this.carried = [];
    for (const call of this.tab.pending) call.isCarriedOut = false; // the page that would show it is closed
    this.typed.clear();
  }
}
