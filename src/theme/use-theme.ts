import { useSyncExternalStore } from 'react';
import { getTheme, onThemeChange } from './theme.ts';

/** The theme on the page, kept current. Change it with `chooseTheme`. */
export const useTheme = () => useSyncExternalStore(onThemeChange, getTheme, getTheme);
