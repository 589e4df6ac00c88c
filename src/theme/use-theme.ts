import { MoonIcon, SunIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { switchLabel } from './theme-boot.ts';
import { chooseTheme, getTheme, onThemeChange } from './theme.ts';

/** Returns the current theme. Change it with `chooseTheme`. */
export const useTheme = () => useSyncExternalStore(onThemeChange, getTheme, getTheme);

/** Returns label, icon and function of the button that switches to the other theme (THE-1). */
export function useThemeSwitch() {
  const shown = useTheme();
  const other = shown === 'dark' ? 'light' : 'dark';
  return {
    label: switchLabel(shown),
    Icon: other === 'dark' ? MoonIcon : SunIcon,
    run: () => chooseTheme(other),
  };
}

const CHANGES = 'data-theme-changes';

// Without transitions until the theme is painted (base.css): a long table has hundreds. Not in theme.ts, which the landing
// page has in line.
onThemeChange(() => {
  const root = document.documentElement;
  root.toggleAttribute(CHANGES, true);
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(CHANGES)));
});
