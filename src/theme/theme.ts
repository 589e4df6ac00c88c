import { storage } from '../app/storage.ts';
import { themeKey } from './theme-boot.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';
const listeners = new Set<() => void>();
const prefersDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

let shown: Theme = read();

/** The stored theme, or the system's (THE-1). */
function read(): Theme {
  return stored() ?? (prefersDark?.matches ? 'dark' : 'light');
}

function stored(): Theme | undefined {
  const value = storage.read(themeKey);
  return isTheme(value) ? value : undefined;
}

/** The current theme. */
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
  if (stored()) colourBrowser();
  for (const listener of listeners) listener();
}

/** Gives the browser around the page the ground of a theme that is not the system's. */
function colourBrowser() {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--color-surface');
  if (!ground) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = ground;
}

if (typeof window !== 'undefined') {
  showTheme(shown);
  prefersDark?.addEventListener('change', () => showTheme(read()));
  window.addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) showTheme(read());
  });
}
