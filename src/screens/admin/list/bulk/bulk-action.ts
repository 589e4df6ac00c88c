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
   * Sends the change of a row. Rejects with RowSkipped if the row is not to be changed.
   * @param now the row as it was read again, or as loaded if it is unknown
   */
  send(row: Row, now: Row): Promise<unknown>;
  warning?: string | undefined;
  /** Phrase to be typed to confirm. */
  phrase?: string | undefined;
  tone?: 'danger' | 'primary';
  /** Reads to reload in addition to the list. */
  invalidates?: readonly Endpoint[] | undefined;
}

/** Error for a row that is not changed, with the reason: 'Is approved already'. */
export class RowSkipped extends Error {}

/** Result of a row, with the reason if it failed or was skipped. */
export interface RowResult<Row> {
  row: Row;
  is: 'done' | 'skipped' | 'failed' | 'may have gone through' | 'not started';
  reason?: string;
}

/** Entry of the selection bar: an action on the selected rows, and its dialog. */
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
  /** Closes the dialog after a run; `remaining` rows stay selected, `changed` ones stay in the list. */
  onDone(remaining: readonly Row[], changed: readonly Row[]): void;
}
