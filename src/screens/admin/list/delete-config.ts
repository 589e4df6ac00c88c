import { createContext, type ReactNode } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { RemoveEndpoint } from './list-endpoint.ts';

/** How a list's rows are deleted, one by its Delete button or several that are selected (LIS-6). */
export interface DeleteConfig<Row> {
  endpoint: RemoveEndpoint;
  /** Asked for one row. */
  question(row: Row): ReactNode;
  warning: string;
  /** Of the button that deletes one row; 'Delete' unless said. */
  confirmLabel?: string;
  /** Success and failure texts of LIS-6. */
  done: string;
  failed: string;
  /**
   * What must be typed before a row goes; with it, several ask for words as well. For what takes much along.
   */
  phrase?(row: Row): string;
  /** Reads that are asked again afterwards, beside the list. */
  refreshes?: readonly Endpoint[];
}

/**
 * The warning of LIS-6 for keys; for products and subscriptions it gives none, and they take the same
 * (DEC-79).
 */
export const CANNOT_BE_UNDONE = 'Warning: This action cannot be undone.';

/** Set by AdminList: opens the dialog that asks before this row is deleted. */
export const RequestDelete = createContext<(row: { id: number }) => void>(() => {});
