/** What the handlers need to know about the transport they answer through. Each transport sets this once; the handlers read it. */
export interface Transport {
  /**
   * True where the transport can keep HttpOnly cookies (plain HTTP). Then the refresh cookie is HttpOnly, else it
   * is readable.
   */
  httpOnly: boolean;
  /** Origin under which the third parties' pages are reached; the origin of the request unless set. */
  origin?: string;
  /**
   * Takes over what others have written to the same state; called before a handler reads it, and again before
   * it writes.
   */
  catchUp?: () => void;
}

export const transport: Transport = { httpOnly: false };
