import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { timings } from '../../../src/app/timings.ts';
import type { InAppLinksProps } from '../InAppLinks.tsx';
import { inlineScript } from './inline-script.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Renders the landing page below the splash into index.html (SES-2). Replaces the app's script by one that waits
 * for an intent (before-app.ts).
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html, { chunk }) {
      const Landing = await componentOf('src/screens/landing/LandingScreen.tsx', 'LandingScreen');
      const Links = await componentOf<InAppLinksProps>('apps/web/InAppLinks.tsx', 'InAppLinks');
      const landing = renderToString(createElement(Links, { onFollow() {} }, createElement(Landing))).replace(
        /<title>.*?<\/title>/,
        '',
      ); // index.html has one
      const splash = renderToString(createElement(await componentOf('src/ui/Splash.tsx', 'Splash')));
      const script = await inlineScript('apps/web/before-app.ts', config.base);
      const app = `${config.base}${chunk?.fileName}`;
      return {
        html: html
          .replace(/\s*<script type="module"[^>]*><\/script>/, '')
          .replace(
            '<div id="root"></div>',
            () =>
              `<p data-needs-script>${NEEDS_SCRIPT}</p><div id="root" data-landing>${landing}</div><div data-splash>${splash}</div>` +
              `<script data-app="${app}">${script}</script>`,
          ),
        tags: [
          { tag: 'style', children: style, injectTo: 'head' },
          { tag: 'noscript', children: `<style>${withoutScript}</style>`, injectTo: 'head' },
        ],
      };
    },
  };

  /** Loads a component with this build's configuration. */
  async function componentOf<Props>(file: string, name: string): Promise<FunctionComponent<Props>> {
    const { module } = await runnerImport<Record<string, FunctionComponent<Props>>>(path.join(root, file), {
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
    return component;
  }
}

/**
 * Sentence shown without scripts, and if a proxy has rewritten them, which the policy refuses. The first script
 * sets the theme.
 */
const NEEDS_SCRIPT =
  'Signing in needs JavaScript, which did not run. Allow it for this site, then reload the page.';

const withoutScript = '#root button{display:none}[data-needs-script]{animation-delay:0s}';

/** The splash lies over the landing page as long as over the app, and elsewhere until the app is there. */
const style = `
#root[data-landing]{visibility:hidden;animation:shown 0s ${timings.splash}ms forwards;--teeth-wait:${timings.splash}ms}
#root[data-landing]+[data-splash]{animation:gone 0s ${timings.splash}ms forwards}
[data-needs-script]{position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:1rem;background:#000;color:#fff;text-align:center;visibility:hidden;animation:shown 0s 4s forwards}
[data-theme] [data-needs-script]{display:none}
@keyframes shown{to{visibility:visible}}
@keyframes gone{to{visibility:hidden}}
`;
