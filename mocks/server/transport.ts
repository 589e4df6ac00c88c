/** Properties of the transport that requests arrive through. */
export interface Transport {
  /** Set if cookies can be HttpOnly, which takes a real HTTP connection. Otherwise all cookies are readable. */
  httpOnly: boolean;
  /** Origin of the third parties' pages; the origin of the request by default. */
  origin?: string;
  /** Imports changes by other tabs of the same state. Called before handlers read and before they write. */
  syncFromOtherTabs?: () => void;
}
