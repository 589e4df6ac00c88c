import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { BEARER, USERNAME } from '../../../src/contract/session.ts';
import { timings } from '../../../src/app/timings.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Prerenders the splash and the landing page into index.html (SES-2), so that texts and links work before or
 * without scripts. A script removes the landing page on other paths and for signed-in users; the app replaces
 * both when it mounts.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html) {
      const landing = await markupOf('src/screens/landing/LandingScreen.tsx', 'LandingScreen');
      const splash = await markupOf('src/ui/Splash.tsx', 'Splash');
      return {
        html: html.replace(
          '<div id="root"></div>',
          `<div id="root"><div data-prerendered>${landing}</div><div data-splash>${splash}</div></div>` +
            `<script>${removal(config.base)}</script>`,
        ),
        tags: [{ tag: 'style', children: style, injectTo: 'head' }],
      };
    },
  };

  /** Renders a component with this build's configuration. */
  async function markupOf(file: string, name: string): Promise<string> {
    const { module } = await runnerImport<Record<string, () => ReactElement>>(path.join(root, file), {
      configFile: false,
      root,
      // Vite's server rejects relative bases
      define: { 'import.meta.env.BASE_URL': JSON.stringify(config.base) },
      envDir: config.envDir,
      mode: config.mode,
      logLevel: 'error',
    });
    const component = module[name];
    if (!component) throw new Error(`${file} has no ${name}`);
    // React renders the title in place; index.html has one already.
    return renderToStaticMarkup(createElement(component)).replace(/<title>.*?<\/title>/, '');
  }
}

/** The splash has the same duration as the app's. Controls that need scripts are removed. */
const style = `
[data-prerendered]{visibility:hidden;animation:prerendered 0s ${timings.splash}ms forwards}
[data-prerendered] button{visibility:hidden}
[data-prerendered]+[data-splash]{animation:splash 0s ${timings.splash}ms forwards}
@keyframes prerendered{to{visibility:visible}}
@keyframes splash{to{visibility:hidden}}
`;

/** Runs before the first paint: removes the landing page on other paths and for signed-in users. */
const removal = (base: string) => `(function () {
  var known = true;
  try {
    known = localStorage.getItem('${USERNAME}') !== null || /(^|; )${BEARER}=/.test(document.cookie);
  } catch (e) {}
  var home = new URL('${base}', document.baseURI).pathname;
  if (known || (location.pathname + '/').replace('//', '/') !== home)
    document.querySelector('[data-prerendered]').remove();
})()`;
