import { storage } from '../app/storage.ts';
import { observable } from '../lib/observable.ts';
import { prefersDark, readTheme, storedTheme, type Theme, themeKey } from './theme-boot.ts';

const shown = observable(readTheme());

/** The current theme. */
export const getTheme = shown.get;

/** Subscribes to changes; returns the unsubscribe function. */
export const onThemeChange = shown.subscribe;

/** Shows the theme and stores it for later visits and other tabs. */
export function chooseTheme(theme: Theme): void {
  storage.write(themeKey, theme);
  showTheme(theme);
}

/** Shows a theme without storing it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  shown.set(theme);
  if (storedTheme()) colourBrowser();
}

/** Gives the browser around the page the ground of a theme that is not the system's. */
function colourBrowser() {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-surface');
  if (!ground) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = ground;
}

if (typeof window !== 'undefined') {
  showTheme(getTheme());
  prefersDark()?.addEventListener('change', () => showTheme(readTheme()));
  addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) showTheme(readTheme());
  });
}
