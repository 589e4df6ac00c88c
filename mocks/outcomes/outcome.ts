/** One documented answer of one endpoint, as data: how it looks on the wire and what the user then sees. */
export interface Outcome {
  /** HTTP status; absent where the network fails or nobody answers. */
  status?: number;
  /** JSON body. */
  body?: unknown;
  /** Body that is not JSON, with its content type. */
  text?: { type: string; content: string };
  /** The request fails on the way, or is never answered. */
  network?: 'error' | 'hang';
  /** Only the first call is answered so; then the call goes through. For what the client mends by itself. */
  once?: true;
  /** Not as the contract has it, but understood by the client; not in the OpenAPI document. */
  offContract?: true;
  /** What the user then sees, literally; absent where nothing is said. */
  userSees?: string;
  /** The statement or decision of docs/ that documents it. */
  source: string;
}

export type Outcomes = Record<string, Outcome>;
