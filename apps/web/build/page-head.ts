import type { Plugin } from 'vite';
import { themeBootScript } from '../../../src/theme/theme-boot.ts';

/** Puts into the head what must run or load before the first paint: the stored theme (SPEC.md §1). */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: () => [{ tag: 'script', children: themeBootScript, injectTo: 'head-prepend' }],
  };
}
