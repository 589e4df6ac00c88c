import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { inlineScript } from './inline-script.ts';

/** The main font (src/ui/fonts), preloaded since the browser would find it only in the stylesheet. */
const preloadedFont = 'sans.woff2';

/** The ground of each theme, in the order of tokens.css: light, dark. */
const grounds = [
  ...readFileSync(path.join(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8').matchAll(
    /--color-surface: (.+);/g,
  ),
].map(([, colour]) => colour!);

const browserColours = ['light', 'dark'].map((theme, at): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content: grounds[at]! },
  injectTo: 'head',
}));

/** Adds to the head what runs or loads before the first paint: the theme (THE-1), the browser's colour, and the font. */
export function pageHead(): Plugin {
  let config: ResolvedConfig;
  let scripts: Promise<string[]> | undefined;
  return {
    name: 'page-head',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(_html, { bundle }) {
      scripts ??= Promise.all(
        ['src/theme/theme-boot.ts', 'apps/web/asset-errors.ts'].map((file) =>
          inlineScript(file, config.base),
        ),
      );
      const tags: HtmlTagDescriptor[] = [
        ...browserColours,
        ...(await scripts).map((children) => ({
          tag: 'script',
          children,
          injectTo: 'head-prepend' as const,
        })),
      ];
      if (!bundle) return tags; // no hashed file names in development
      const font = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.names.includes(preloadedFont),
      );
      if (!font) throw new Error(`The build has no ${preloadedFont}`);
      // font preloads need crossorigin
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
