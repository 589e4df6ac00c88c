import { storage } from '../lib/storage.ts';
import { themeKey } from './theme-boot.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';
const listeners = new Set<() => void>();
const prefersDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

let shown: Theme = read();

/** The choice that this browser keeps, else the system's (THE-1, DEC-28). */
function read(): Theme {
  return stored() ?? (prefersDark?.matches ? 'dark' : 'light');
}

function stored(): Theme | undefined {
  const value = storage.read(themeKey);
  return isTheme(value) ? value : undefined;
}

/** The theme on the page now. */
export const getTheme = (): Theme => shown;

/** Calls back after every change; returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user's choice: shown now, and kept under 'theme' for the next visit and the other tabs. */
export function chooseTheme(theme: Theme): void {
  storage.write(themeKey, theme);
  showTheme(theme);
}

/** Shows a theme without keeping it: what follows the system, and Storybook's toolbar. */
export function showTheme(theme: Theme): void {
  shown = theme;
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  showTheme(shown);
  prefersDark?.addEventListener('change', () => showTheme(read()));
  window.addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) showTheme(read());
  });
}
