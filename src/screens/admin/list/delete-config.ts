import { createContext, type ReactNode } from 'react';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { RemoveEndpoint } from '#src/data/list/list-endpoint.ts';

export interface RowSummary {
  name: string;
  /** Set if `name` is a code. */
  isCode?: boolean;
  /** Product, duration, status …; missing values are left out. */
  facts: readonly (string | null | undefined | false)[];
  names?: readonly (string | null | undefined)[];
}

/** Deletion of one row or of the selected rows of a list (LIS-6). */
export interface DeleteConfig<Row> {
  endpoint: RemoveEndpoint;
  question(row: Row): ReactNode;
  warning: string;
  /** Returns the row's details below the question: people recognise the code or name, not the id. */
  summary?(row: Row): RowSummary;
  /** The button's label for a single row. Default: 'Delete'. */
  confirmLabel?: string;
  /** Toasts (LIS-6). */
  successMessage: string;
  errorMessage: string;
  /** Text to type as confirmation of a large deletion. Deleting several then asks for a phrase too. */
  phrase?(row: Row): string;
  /** A hook: consequences for other data, and whether they ask for the phrase. Default: the phrase is asked for. */
  useConsequences?(row: Row): { text: string; asksForPhrase: boolean };
  /** Reads to reload in addition to the list. */
  invalidates?: readonly Endpoint[];
}

/** The documented warning for keys (LIS-6), also used for products and subscriptions. */
export const CANNOT_BE_UNDONE = 'Warning: This action cannot be undone.';

/** Opens the confirmation for a row; provided by AdminList. */
export const RequestDelete = createContext<(row: { id: number }) => void>(() => {});
