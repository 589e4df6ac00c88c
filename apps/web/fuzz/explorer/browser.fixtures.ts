import { vi } from 'vitest';
import { watchErrors } from '../watch-page.ts';

/** Parts of a browser that jsdom lacks or the explorer controls: window, listeners, history. */
export class Browser {
  readonly broken: string[] = [];
  /** Grows with each change of the page. */
  protected activity = 0;
  protected canGo = { at: 0, last: 0 };
  readonly #listeners: (() => void)[] = [];
  readonly #onWindow: Window['addEventListener'];

  constructor() {
    // before the listeners are noted, so that `unload` keeps those of the watch
    watchErrors((text) => {
      if (!text.includes('Not implemented')) this.broken.push(`an error: ${text.slice(0, 300)}`);
    });
    this.#onWindow = this.#noteListeners(window);
    this.#noteListeners(document);
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    // a wide window; without motion, because jsdom has no canvas
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: /min-width|reduced-motion/.test(query) }),
    );
    HTMLCanvasElement.prototype.getContext = () => null;
    Element.prototype.scrollIntoView = () => {};
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
    HTMLAnchorElement.prototype.click = () => {}; // a download
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => {} },
      configurable: true,
    });
    new MutationObserver(() => this.activity++).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    this.#followHistory();
  }
  /** Removes the page and the listeners that it has added. */
  protected unload() {
    this.#listeners.splice(0).forEach((remove) => remove());
    document.body.replaceChildren();
    document.head.replaceChildren();
  }
  #noteListeners(target: Window | Document) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      add(type, listener, options);
      this.#listeners.push(() => target.removeEventListener(type, listener, options));
    };
    return add;
  }

  get canGoBack() {
    return this.canGo.at > 0;
  }
  get canGoForward() {
    return this.canGo.at < this.canGo.last;
  }
  #followHistory() {
    const push = history.pushState.bind(history);
    history.pushState = (state: object, ...rest) => {
      this.canGo.last = ++this.canGo.at;
      push({ ...state, at: this.canGo.at }, ...rest);
    };
    const replace = history.replaceState.bind(history);
    history.replaceState = (state: object, ...rest) => replace({ ...state, at: this.canGo.at }, ...rest);
    this.#onWindow('popstate', () => {
      this.canGo.at = (history.state as { at?: number } | null)?.at ?? 0;
    });
  }
}
