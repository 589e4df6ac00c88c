import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const noSuffixList = fileURLToPath(new URL('./no-suffix-list.ts', import.meta.url));

/** Builds MSW's cookie jar without the Public Suffix List; see no-suffix-list.ts. */
export const lightCookieJar = (): Plugin => ({
  name: 'light-cookie-jar',
  apply: 'build',
  config: () => ({ resolve: { alias: { tldts: noSuffixList } } }),
});
