import { storage } from '../app/storage.ts';
import { prefersDark, readTheme, storedTheme, type Theme, themeKey } from './theme-boot.ts';

// not an observable: this is in the first script of the prerendered page, which has 2,048 signs (LAN-5)
const listeners = new Set<() => void>();

let shown: Theme = readTheme();

/** Returns the current theme. */
export const getTheme = (): Theme => shown;

/** Subscribes to changes; returns the unsubscribe function. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the theme and stores it for later visits and other tabs. */
export function chooseTheme(theme: Theme): void {
  storage.write(themeKey, theme);
  showTheme(theme);
}

/** Shows a theme without storing it. */
export function showTheme(theme: Theme): void {
  shown = theme;
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
  if (storedTheme()) colourBrowser();
}

/** Sets `theme-color`, the colour of the browser around the page, to the background of the theme. */
function colourBrowser() {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-surface');
  if (!ground) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = ground;
}

if (typeof window !== 'undefined') {
  showTheme(shown);
  prefersDark()?.addEventListener('change', () => showTheme(readTheme()));
  addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) showTheme(readTheme());
  });
}
