/** Properties of the transport that requests arrive through. */
export interface Transport {
  /** True if cookies can be HttpOnly, which needs a real HTTP connection. Otherwise scripts can read all cookies. */
  httpOnly: boolean;
  /** Origin of the third parties' pages; the origin of the request by default. */
  origin?: string;
  /** Imports changes by other tabs of the same state. Called before handlers read and before they write. */
  syncFromOtherTabs?: () => void;
}
