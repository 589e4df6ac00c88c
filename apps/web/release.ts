import { loadPage } from '#src/app/leave-page.ts';
import { tabStorage } from '#src/app/storage.ts';
import { createStore } from '#src/lib/create-store.ts';

/**
 * Returns the address of the app's script in a document: that of a prerendered page waits in `data-app`. Its hash
 * changes with any of the app's code.
 */
const entryOf = (html: string) =>
  /<script (?:[^>]* )?(?:data-app|type="module"[^>]* src)="([^"]+)"/.exec(html)?.[1];

/** Returns the name of the loaded release: the address of its entry script. */
export function release(): string {
  const entry = document.querySelector('script[data-app], script[type="module"][src]');
  return entry?.getAttribute('data-app') ?? entry?.getAttribute('src') ?? 'development';
}

const lost = new WeakSet<object>();
/** True for the error of code that could not be loaded. Chromium keeps that result until the page is reloaded. */
export const isChunkError = (error: unknown) => error instanceof Error && lost.has(error);

/** True once a newer release has been found. */
export const replacement = createStore(false);

/** Looks for a newer release whenever code cannot be loaded. Returns a function that stops this. */
export function watchReleases(): () => void {
  const onLost = ({ payload }: VitePreloadErrorEvent) => {
    lost.add(payload);
    void isReplaced();
  };
  window.addEventListener('vite:preloadError', onLost);
  return () => window.removeEventListener('vite:preloadError', onLost);
}

/**
 * Reloads the page if a newer release has removed its code, once in ten minutes: servers behind a balancer may have
 * different releases.
 * @param to the address to go to; by default it stays
 * @returns false if it does nothing
 */
export async function reloadIfReplaced(error: unknown, to?: string): Promise<boolean> {
  if (!isChunkError(error) || !(await isReplaced()) || !isFirstReload()) return false;
  loadPage(to);
  return true;
}

/** Reloads the page if the server answers, because otherwise the browser's error page would replace it. */
export async function reloadPage(): Promise<void> {
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) loadPage();
}

async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const published = answer.ok ? entryOf(await answer.text()) : undefined;
    if (published === undefined || published === release()) return false;
  } catch {
    return false; // offline
  }
  replacement.set(true);
  return true;
}

const RELOADED_AT = 'reloaded-at';
const TEN_MINUTES = 600_000;

function isFirstReload(): boolean {
  const now = Date.now();
  const last = Number(tabStorage.read(RELOADED_AT) ?? -Infinity);
  if (Math.abs(now - last) < TEN_MINUTES) return false; // also after a small change of the clock
  tabStorage.write(RELOADED_AT, String(now));
  // without storage the next page would reload too, without end
  return tabStorage.read(RELOADED_AT) === String(now);
}
