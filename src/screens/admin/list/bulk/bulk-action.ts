import type { ComponentType } from 'react';
import type { MessageFields } from '#src/api/error.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListEndpoint } from '#src/data/list/list-endpoint.ts';
import type { RowName } from '#src/lib/pluralize.ts';

/** A change of many rows, one by one (LIS-17). */
export interface BulkAction<Row> {
  /** The call that changes a row. */
  endpoint: Endpoint;
  /** The button, the progress and the result: ['Delete', 'Deleting', 'deleted']. */
  words: readonly [act: string, acting: string, done: string];
  errorMessage: string;
  messageFields?: MessageFields;
  /**
   * Sends the change of a row; throws `RowSkipped` for one that is to stay as it is.
   * @param now the row as it was read again
   */
  send(row: Row, now: Row): Promise<unknown>;
  warning?: string | undefined;
  /** Phrase to be typed to confirm. */
  phrase?: string | undefined;
  tone?: 'danger' | 'primary';
  /** Reads to reload in addition to the list. */
  invalidates?: readonly Endpoint[] | undefined;
}

/** Thrown for a row that is left as it is, with the reason: 'Is approved already'. */
export class RowSkipped extends Error {}

/** Result of a row, with the reason if it failed or was skipped. */
export interface RowResult<Row> {
  row: Row;
  is: 'done' | 'skipped' | 'failed' | 'may have gone through' | 'not started';
  reason?: string;
}

/** Something that can be done with the selected rows, in a dialog. */
export interface BulkChoice<Row> {
  label(rows: readonly Row[]): string;
  isDanger?: boolean;
  /** Reason why it cannot be done with these rows. */
  disabledReason(rows: readonly Row[]): string | false;
  /** Dialog of the action. Must be stable. */
  Dialog: ComponentType<Bulk<Row>>;
}

/** The selected rows and the bulk action on them, for the dialog. */
export interface Bulk<Row> {
  rows: readonly Row[];
  noun: RowName;
  list: ListEndpoint;
  onClose(): void;
  /** Closes it after a run: the rows that remain stay selected, the changed ones in the list. */
  onDone(remaining: readonly Row[], changed: readonly Row[]): void;
}
