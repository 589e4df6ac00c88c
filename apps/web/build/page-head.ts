import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { themeBootScript } from '../../../src/theme/theme-boot.ts';

/** The font of all words (src/ui/fonts). Otherwise the browser learns of it from the stylesheet. */
const preloadedFont = 'sans.woff2';

/** Puts into the head what must run or load before the first paint: the stored theme (THE-1) and the font. */
export function pageHead(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'page-head',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml(_html, { bundle }) {
      const tags: HtmlTagDescriptor[] = [
        { tag: 'script', children: themeBootScript, injectTo: 'head-prepend' },
      ];
      if (!bundle) return tags; // the development server has no file names yet
      const font = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.names.includes(preloadedFont),
      );
      if (!font) throw new Error(`The build has no ${preloadedFont}`);
      // fonts are fetched without credentials, so must their preload be
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `${config.base}${font.fileName}`,
        crossorigin: '',
      };
      return [...tags, { tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}
