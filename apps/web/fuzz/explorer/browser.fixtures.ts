import { vi } from 'vitest';
import { watchErrors } from '../watch-page.ts';

/** Parts of a browser that jsdom lacks or the explorer controls: window, history, visibility, connection. */
export class Browser {
  readonly broken: string[] = [];
  width = 1280;
  isOffline = false;
  isHidden = false;
  /** Grows with each change of the page. */
  protected activity = 0;
  protected canGo = { at: 0, last: 0 };
  readonly #media = new Set<EventTarget>();
  readonly #listeners: (() => void)[] = [];
  /** Stops watching for errors, which break rule (7). The watch begins before `#noteListeners`, so that `unload` keeps it. */
  readonly endErrors = watchErrors((text) => {
    if (!text.includes('Not implemented')) this.broken.push(`(7) an error: ${text.slice(0, 300)}`);
  });
  readonly #onWindow = this.#noteListeners(window);

  constructor() {
    this.#noteListeners(document);
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('matchMedia', (query: string) => {
      const media = new EventTarget();
      this.#media.add(media);
      return Object.defineProperty(media, 'matches', { get: () => matches(query, this.width) });
    });
    HTMLCanvasElement.prototype.getContext = () => null;
    Element.prototype.scrollIntoView = () => {};
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
    HTMLAnchorElement.prototype.click = () => {}; // a download
    const own = {
      visibilityState: [document, () => (this.isHidden ? 'hidden' : 'visible')],
      onLine: [navigator, () => !this.isOffline],
      clipboard: [navigator, () => ({ writeText: () => Promise.resolve() })],
    } as const;
    for (const [name, [place, get]] of Object.entries(own))
      Object.defineProperty(place, name, { get, configurable: true });
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
    this.#media.clear();
    document.body.replaceChildren();
    document.head.replaceChildren();
  }
  #noteListeners(target: Window | Document | MediaQueryList) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      add(type, listener, options);
      this.#listeners.push(() => target.removeEventListener(type, listener, options));
    };
    return add;
  }

  hide(isHidden: boolean) {
    this.isHidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
  resize(width: number) {
    this.width = width;
    for (const media of this.#media) media.dispatchEvent(new Event('change'));
  }
  goOffline(isOffline: boolean) {
    this.isOffline = isOffline;
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
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

/** Evaluates a media query: a width is compared, and only reduced motion matches otherwise, as jsdom has no canvas. */
function matches(query: string, width: number): boolean {
  const [, bound, sign, size, unit] =
    /(?:(min|max)-width: ?|width ?([<>])=? ?)([\d.]+)(rem|px)/.exec(query) ?? [];
  if (!size) return query.includes('reduced-motion');
  const px = Number(size) * (unit === 'rem' ? 16 : 1);
  return bound === 'min' || sign === '>' ? width >= px : width <= px;
}
