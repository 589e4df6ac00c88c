import { useSyncExternalStore } from 'react';
import { getTheme, onThemeChange } from './theme.ts';

/** The current theme. Change it with `chooseTheme`. */
export const useTheme = () => useSyncExternalStore(onThemeChange, getTheme, getTheme);
