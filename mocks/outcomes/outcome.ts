/** A documented response of an endpoint, with the text that the user then sees. */
export interface Outcome {
  /** HTTP status; absent if the request fails or is never answered. */
  status?: number;
  /** Body to send as JSON. */
  body?: unknown;
  /** Body in place of JSON, with its content type. */
  text?: { type: string; content: string };
  network?: 'error' | 'hang';
  /** True if only the first call is answered like this, for errors that the client recovers from. */
  once?: true;
  /** True if it violates the contract, though the client handles it. Left out of the OpenAPI document. */
  offContract?: true;
  /** The exact text that the user sees; absent if no message is shown. */
  userSees?: string;
  /** The statement or decision in docs/ that documents it. */
  source: string;
}

export type Outcomes = Record<string, Outcome>;
