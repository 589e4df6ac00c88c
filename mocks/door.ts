/** How the handlers stand to the outside. Each door sets this once; the handlers read it. */
export interface Door {
  /**
   * True where the door can keep HttpOnly cookies (plain HTTP). Then the refresh cookie is HttpOnly, else it
   * is readable.
   */
  httpOnly: boolean;
  /** Origin under which the outside parties' pages are reached; the origin of the request unless set. */
  origin?: string;
  /**
   * Takes over what others have written to the same state; called before a handler reads it, and again before
   * it writes.
   */
  catchUp?: () => void;
}

export const door: Door = { httpOnly: false };
