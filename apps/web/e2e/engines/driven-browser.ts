/** How long a journey waits for what it expects to see, in ms. */
export const PATIENCE = 30_000;

/** What the journeys need of a browser, whatever drives it. Elements are named by XPath. */
export interface DrivenBrowser {
  goto(url: string): Promise<unknown>;
  waitForUrl(url: string): Promise<unknown>;
  /** Waits until the element is visible. */
  see(xpath: string): Promise<unknown>;
  /** Once more where the page was drawn anew between looking and clicking. */
  click(xpath: string): Promise<unknown>;
  /** Replaces what stands in a field. */
  fill(xpath: string, text: string): Promise<unknown>;
  /** Sends JSON from the page; resolves to the status. */
  post(path: string, body: object): Promise<number>;
  /** Goes to a tab by its number; opens it if there is none. */
  goToTab(number: number): Promise<unknown>;
  /** Leaves one tab, without cookies and storage. */
  reset(origin: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
}
