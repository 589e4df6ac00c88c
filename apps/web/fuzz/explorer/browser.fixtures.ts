import { vi } from 'vitest';
import { isJsdom, watchErrors } from '../watch-page.ts';

const realFrame = globalThis.requestAnimationFrame;

/** A turn of the event loop; in a real browser also one with a frame, in which it tells of sizes, widths and a lost focus. */
export const turn = (hasFrame: boolean) =>
  new Promise<void>((resolve) => {
    if (isJsdom) return void setImmediate(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    if (hasFrame) realFrame(() => port2.postMessage(''));
    else port2.postMessage('');
  });

/** The parts of a browser that jsdom lacks or that the explorer moves: window, history, visibility, the line. */
export class Browser {
  readonly broken: string[] = [];
  width = 1280;
  isOffline = false;
  isHidden = false;
  /** What toasts have said in this step, also where they are gone. */
  told: { text: string; isUrgent: boolean }[] = [];
  /** Grows with each change of the page. */
  protected activity = 0;
  protected canGo = { at: 0, last: 0 };
  /** A real browser goes back or forward, which takes a while. */
  protected isTraversing = false;
  readonly #media = new Set<EventTarget>();
  readonly #listeners: (() => void)[] = [];
  /** (7) No error, and none on the console. Begins before listeners are those of a page. */
  readonly endErrors = watchErrors((text) => {
    if (!/Not implemented|ResizeObserver loop/.test(text))
      this.broken.push(`(7) an error: ${text.slice(0, 300)}`);
  });
  readonly #onWindow = this.#noteListeners(window);

  constructor() {
    this.#noteListeners(document);
    vi.stubGlobal('BroadcastChannel', undefined);
    if (isJsdom) this.#standIn();
    else this.#stay();
    const own = {
      visibilityState: [document, () => (this.isHidden ? 'hidden' : 'visible')],
      onLine: [navigator, () => !this.isOffline],
      clipboard: [navigator, () => ({ writeText: () => Promise.resolve() })],
    } as const;
    for (const [name, [place, get]] of Object.entries(own))
      Object.defineProperty(place, name, { get, configurable: true });
    new MutationObserver((records) => {
      this.activity++;
      for (const { addedNodes, target } of records)
        if ((target as Element).matches?.('[aria-label=Notifications] [aria-live]'))
          for (const { textContent } of addedNodes)
            this.told.push({ text: textContent!, isUrgent: (target as Element).ariaLive === 'assertive' });
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    this.#followHistory();
  }

  /** In place of what jsdom lacks. */
  #standIn() {
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
  }
  /** A real browser would leave the page, which a reload begins anew by itself here, and remember who hears of a width. */
  #stay() {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => {
      const media = matchMedia.call(window, query);
      this.#noteListeners(media);
      return media;
    });
    const listeners = this.#listeners;
    class OfOnePage extends ResizeObserver {
      constructor(tell: ResizeObserverCallback) {
        super(tell);
        listeners.push(() => this.disconnect()); // else a page that is gone draws once more
      }
    }
    vi.stubGlobal('ResizeObserver', OfOnePage);
    const go = history.go.bind(history);
    history.go = (steps = 0) => {
      const to = this.canGo.at + steps;
      this.isTraversing = to >= 0 && to <= this.canGo.last;
      go(steps);
    };
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.sameDocument) event.preventDefault();
    });
  }

  /** A page goes, with all that it has registered. */
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
    if (window.frameElement) (window.frameElement as HTMLElement).style.width = `${width}px`;
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
      this.isTraversing = false;
      push({ ...state, at: this.canGo.at }, ...rest);
    };
    const replace = history.replaceState.bind(history);
    history.replaceState = (state: object, ...rest) => replace({ ...state, at: this.canGo.at }, ...rest);
    this.#onWindow('popstate', () => {
      this.isTraversing = false;
      this.canGo.at = (history.state as { at?: number } | null)?.at ?? 0;
    });
  }
}

/** Media queries of a width; without motion, as jsdom has no canvas. */
function matches(query: string, width: number): boolean {
  const [, bound, sign, size, unit] =
    /(?:(min|max)-width: ?|width ?([<>])=? ?)([\d.]+)(rem|px)/.exec(query) ?? [];
  if (!size) return query.includes('reduced-motion');
  const px = Number(size) * (unit === 'rem' ? 16 : 1);
  return bound === 'min' || sign === '>' ? width >= px : width <= px;
}
