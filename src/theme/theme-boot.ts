import { storage } from '../app/storage.ts';
import { media } from '../lib/attempt.ts';

export type Theme = 'light' | 'dark';

/** The storage key of the theme (THE-1). */
export const themeKey = 'theme';

/** Returns the stored theme; undefined if missing or invalid. */
export function storedTheme(): Theme | undefined {
  const value = storage.read(themeKey);
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Returns the system's choice, as a media query; undefined where the browser has none. */
export const prefersDark = () => media('(prefers-color-scheme: dark)');

/** Returns the stored theme, or the system's (THE-1). */
export const readTheme = (): Theme => storedTheme() ?? (prefersDark()?.matches ? 'dark' : 'light');

/** Returns the name of the button that switches from one theme to the other. */
export const switchLabel = (shown: Theme) => `Switch to ${shown === 'dark' ? 'light' : 'dark'} theme`;

// The build writes this file into <head>, before any style sheet; as a module it would run after the first paint.
if (typeof document !== 'undefined') document.documentElement.dataset.theme = readTheme();
