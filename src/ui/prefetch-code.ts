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
