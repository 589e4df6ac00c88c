import { useEffect } from 'react';
import type { DataRouter } from 'react-router-dom';
import { attempt } from '../lib/attempt.ts';
import { tabStorage } from './storage.ts';

/** Key in the tab's storage, of the places by history entry. */
const PLACES = 'scroll-places';
const ENTRIES = 50;
/** Timeouts in ms: until content that is still loading counts as missing, and for holding a restored position. */
const limits = { load: 10_000, hold: 1000 };

type Places = Record<string, number>;

/**
 * Returns to the place in the page at which an entry of the history was left: by Back, Forward or a reload. React Router's
 * own ScrollRestoration scrolls once, when the rows of a list are not rendered yet and the page is too short.
 */
export function useScrollRestoration(router: Pick<DataRouter, 'state' | 'subscribe'>) {
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const places = (attempt(() => JSON.parse(tabStorage.read(PLACES) ?? '{}') as Places) ??
      {}) satisfies Places;
    let entry = entryOf(router);
    let stop = isLoadedAgain() ? hold(places[entry]) : undefined;

    function note() {
      delete places[entry]; // the latest is last
      places[entry] = Math.round(window.scrollY);
    }
    function keep() {
      note();
      tabStorage.write(PLACES, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-ENTRIES))));
    }
    const unsubscribe = router.subscribe(() => {
      const next = entryOf(router);
      if (next === entry) return;
      note();
      entry = next;
      stop?.();
      stop = router.state.historyAction === 'POP' ? hold(places[entry]) : undefined;
    });
    window.addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = before;
      stop?.();
      unsubscribe();
      window.removeEventListener('pagehide', keep);
    };
  }, [router]);
}

/** Returns the key of the entry; the first entry of each document has the same one. */
const entryOf = ({ state: { location } }: Pick<DataRouter, 'state'>) => location.key + location.pathname;

const isLoadedAgain = () =>
  attempt(() => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type !==
  'navigate';

/** Scrolls to a position once the page is long enough, until the user scrolls. Returns a function that stops it. */
function hold(place: number | undefined): (() => void) | undefined {
  if (place === undefined) return undefined;
  let timer = setTimeout(stop, limits.load);
  let isReached = false;
  const sizes = attempt(() => new ResizeObserver(go));
  const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
  sizes?.observe(document.body);
  window.addEventListener('scroll', go);
  gestures.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  return stop;

  function go() {
    if (document.documentElement.scrollHeight - window.innerHeight < place! - 1) return;
    if (Math.abs(window.scrollY - place!) > 1) window.scrollTo(0, place!);
    if (isReached) return;
    isReached = true;
    clearTimeout(timer);
    timer = setTimeout(stop, limits.hold);
  }
  function stop() {
    clearTimeout(timer);
    sizes?.disconnect();
    window.removeEventListener('scroll', go);
    gestures.forEach((type) => window.removeEventListener(type, stop));
  }
}
