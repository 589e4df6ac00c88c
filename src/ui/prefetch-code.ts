declare global {
  /**
   * Lists the code that the current page may need later; set by a script of the production build
   * (apps/web/build/early-loads.ts).
   */
  var codeForLater: (() => string[]) | undefined;
}

/** Fetches the code that this page may need later without running it. Returns false where no build has listed it. */
export function prefetchCode(): boolean {
  const addresses = globalThis.codeForLater?.();
  if (!addresses) return false;
  const known = new Set(
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
  );
  for (const address of addresses) {
    if (known.has(address)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  return true;
}

/** Undefined in browsers other than Chromium. */
interface Connection {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether the user asks to save data, or the line is slow: then nothing is loaded ahead of its use. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return false;
  return connection.saveData === true || (connection.effectiveType ?? '4g') !== '4g';
}

/** In milliseconds: the latest time to wait, and the delay in browsers without idle callbacks (Safari). */
const patience = { atMost: 2000, unasked: 300 };

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: patience.atMost });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, patience.unasked);
  return () => clearTimeout(timer);
}
