import type { ComponentType } from 'react';
import type { MessageFields } from '#src/api/error.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListEndpoint, RowOf } from '#src/data/list-endpoint.ts';
import type { RowName } from '#src/lib/pluralize.ts';

/** A change of many rows, one by one (LIS-17). */
export interface BulkAction<E extends ListEndpoint> {
  list: E;
  /** The call that changes a row. */
  endpoint: Endpoint;
  /** The button, the progress and the result: ['Delete', 'Deleting', 'deleted']. */
  words: readonly [act: string, acting: string, done: string];
  /** Default text of a failure. */
  failed: string;
  messageFields?: MessageFields;
  /**
   * Changes a row; throws `RowSkipped` for one that is to stay as it is.
   * @param readCurrent the row as it is now; rows of the same group share a read
   */
  act(id: number, readCurrent: (row: RowOf<E>) => Promise<RowOf<E>>): Promise<unknown>;
  /** The text by which a search finds a row that is read again. */
  nameOf?(row: RowOf<E>): string | undefined;
  warning?: string | undefined;
  /** To be typed to confirm. */
  phrase?: string | undefined;
  tone?: 'danger' | 'primary';
  /** Reads to reload in addition to the list. */
  refreshes?: readonly Endpoint[];
}

/** Thrown for a row that is left as it is, with the reason: 'Is approved already'. */
export class RowSkipped extends Error {}

/** Progress of a bulk action. */
export interface BulkProgress {
  done: number;
  /** Rows with an outcome. */
  finished: number;
  /** Rows that were begun, with an outcome or without. */
  begun: number;
  /** Finished rows without an answer, which may have been changed: a reload ends the calls before the page. */
  unanswered: number;
}

/** What has become of a bulk action. */
export interface BulkResult {
  /** '3 products deleted, 1 failed' */
  summary: string;
  /** The rows that failed or were skipped, and why. */
  notDone: readonly { id: number; reason: string }[];
  /** Number of rows that were not begun, because the user stopped it. */
  notStarted: number;
  /** The rows to try again: those that failed and those that were not begun. */
  remaining: readonly number[];
  /** Then the record tells what was done. */
  hasSessionEnded: boolean;
}

/** Something that can be done with the selected rows, in a dialog. */
export interface BulkChoice<Row> {
  /** The button. */
  label(rows: readonly Row[]): string;
  isDanger?: boolean;
  /** Reason why it cannot be done with these rows. */
  disabledReason(rows: readonly Row[]): string | false;
  /** Must be stable. */
  Dialog: ComponentType<Bulk<Row>>;
}

/** The selected rows and what is done with them, for the dialog. */
export interface Bulk<Row> {
  rows: readonly Row[];
  noun: RowName;
  list: ListEndpoint;
  /** Closes the dialog. */
  onClose(): void;
  /** Closes it after a run; the rows that remain stay selected. */
  onDone(remaining: readonly number[]): void;
}
