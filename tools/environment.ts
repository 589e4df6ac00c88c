// Functions that run in a page, also as its first script: nothing of theirs may come from outside of them.

/** Features of the browser that the app and its libraries use and can do without, by their paths from the window. */
export const features = {
  'broadcast channels': 'BroadcastChannel',
  'web locks': 'navigator.locks',
  clipboard: 'navigator.clipboard',
  sharing: 'navigator.share',
  'media queries': 'matchMedia',
  'intersection observers': 'IntersectionObserver',
  'idle callbacks': 'requestIdleCallback',
  'random ids': 'crypto.randomUUID',
  'combined signals': 'AbortSignal.any',
  'URL checks': 'URL.canParse',
  'paint times': 'performance.getEntriesByName',
  'network information': 'navigator.connection',
  'service workers': 'navigator.serviceWorker',
  'local storage': 'localStorage',
  'session storage': 'sessionStorage',
  'indexed databases': 'indexedDB',
  notifications: 'Notification',
  'performance observers': 'PerformanceObserver',
  'view transitions': 'document.startViewTransition',
  'plural rules': 'Intl.PluralRules',
  'text order': 'Intl.Collator',
  'relative times': 'Intl.RelativeTimeFormat',
  'online state': 'navigator.onLine',
  'platform name': 'navigator.platform',
  'visibility checks': 'Element.prototype.checkVisibility',
};

/** Takes a feature away, or lets each use of it throw, as browsers do without cookies. Returns the undo. */
export function breakFeature(path: string, how: 'absent' | 'throws'): () => void {
  const names = path.split('.');
  const name = names.pop()!;
  // oxlint-disable-next-line typescript/no-explicit-any -- any object of the browser
  const owner = names.reduce<any>((object, part) => object[part], globalThis);
  const before = Object.getOwnPropertyDescriptor(owner, name);
  function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  const isThrowing = how === 'throws';
  const isRead = isThrowing && typeof owner[name] !== 'function';
  const broken = isRead ? { get: refuse } : { value: isThrowing ? refuse : undefined, writable: true };
  Object.defineProperty(owner, name, { configurable: true, ...broken });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else delete owner[name];
  };
}

/**
 * Imitates Chrome's translator: each text, also a later one, is replaced by one in two font elements. Reports
 * writes into removed texts. Returns a function that restores the page.
 */
export function translatePage(report: (problem: string) => void): () => void {
  const replaced = new WeakSet<Node>();
  function replace(text: Node) {
    if (!text.nodeValue?.trim() || !text.parentElement) return;
    if (text.parentElement.closest('head, script, style, textarea, svg, font, [translate="no"]')) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.nodeValue;
    replaced.add(text);
    (text as Text).replaceWith(font);
  }
  function translate(part: Node) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts = part.nodeType === Node.TEXT_NODE ? [part] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translate);
  });
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      if (replaced.has(this)) report(`A translated text is stale: “${this.nodeValue}” should be “${text}”`);
      nodeValue.set!.call(this, text);
    },
  });
  translate(document);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  };
}
