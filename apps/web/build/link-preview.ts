import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { content } from '../../../src/screens/landing/content.ts';

const { heading, tagline, features } = content;
const description = `${tagline}. ${features.map(({ title }) => title).join(', ')}.`;

/** Adds the site's preview in search engines and chats to the head. */
export function linkPreview(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'link-preview',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml() {
      const { VITE_SITE_ORIGIN: origin = '' } = config.env as Record<string, string | undefined>;
      const home = `${origin}${config.base}`;
      return [
        meta('name', 'description', description),
        meta('property', 'og:type', 'website'),
        meta('property', 'og:title', heading),
        meta('property', 'og:description', description),
        ...(origin ? [meta('property', 'og:url', home)] : []),
        meta('property', 'og:image', `${home}link-preview.png`),
        meta('property', 'og:image:width', '1200'),
        meta('property', 'og:image:height', '630'),
        meta('name', 'twitter:card', 'summary_large_image'),
      ];
    },
  };
}

const meta = (kind: 'name' | 'property', key: string, value: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { [kind]: key, content: value },
  injectTo: 'head',
});
