import { useSyncExternalStore } from 'react';
import { getTheme, onThemeChange } from './theme.ts';

/** The current theme. Change it with `chooseTheme`. */
export const useTheme = () => useSyncExternalStore(onThemeChange, getTheme, getTheme);

const CHANGES = 'data-theme-changes';

// Without transitions until the theme is drawn (base.css): a long table has hundreds. Not in theme.ts, which the landing
// page has in line.
onThemeChange(() => {
  const root = document.documentElement;
  root.toggleAttribute(CHANGES, true);
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(CHANGES)));
});
