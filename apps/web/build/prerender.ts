import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { BEARER, USERNAME } from '../../../src/contract/auth.ts';
import { timings } from '../../../src/lib/timings.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Writes the landing page and the splash above it into index.html (SES-2), so that links and text are there
 * before any script, or without one. The landing page stays only at the base path, for visitors who are not
 * known to be signed in; when the app mounts, it takes the place of both.
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
          `<div id="root"><div data-prerendered>${landing}</div><div data-splash>${splash}</div></div><script>${removal(config.base)}</script>`,
        ),
        tags: [{ tag: 'style', children: style, injectTo: 'head' }],
      };
    },
  };

  /** Draws a component of src, with the configuration of this build. */
  async function markupOf(file: string, name: string): Promise<string> {
    const { module } = await runnerImport<Record<string, () => ReactElement>>(path.join(root, file), {
      configFile: false,
      root,
      // a relative base is not one while serving, and for Vite this is serving
      define: { 'import.meta.env.BASE_URL': JSON.stringify(config.base) },
      envDir: config.envDir,
      mode: config.mode,
      logLevel: 'error',
    });
    const component = module[name];
    if (!component) throw new Error(`${file} has no ${name}`);
    // React writes the title of the page where it stands; index.html has one already
    return renderToStaticMarkup(createElement(component)).replace(/<title>.*?<\/title>/, '');
  }
}

/**
 * The splash lasts as long as the app's own. What needs a script is not offered before the script is there.
 */
const style = `
[data-prerendered]{visibility:hidden;animation:prerendered 0s ${timings.splash}ms forwards}
[data-prerendered] button{visibility:hidden}
[data-prerendered]+[data-splash]{animation:splash 0s ${timings.splash}ms forwards}
@keyframes prerendered{to{visibility:visible}}
@keyframes splash{to{visibility:hidden}}
`;

/**
 * Runs before the first paint: elsewhere than on the landing page, or for somebody signed in, only the splash
 * stays.
 */
const removal = (
  base: string,
) => `(function(){var known=true;try{known=localStorage.getItem('${USERNAME}')!==null||/(^|; )${BEARER}=/.test(document.cookie)}catch(e){}
if(known||(location.pathname+'/').replace('//','/')!==new URL('${base}',document.baseURI).pathname)document.querySelector('[data-prerendered]').remove()})()`;
