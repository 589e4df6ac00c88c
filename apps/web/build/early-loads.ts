import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rollup } from 'vite';
import { auth, BEARER, USERNAME } from '../../../src/contract/auth.ts';
import { CONFIGURATION_ID } from '../../../src/lib/host-configuration.ts';
import { fallbacks, routeFiles } from './route-files.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Adds a script to index.html that asks for what the route needs: its code and styles, which the browser
 * would otherwise find in three steps, one after the other, and `GET /api/me` (src/api/early-answer.ts).
 */
export function earlyLoads(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'early-loads',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        if (!bundle) return [];
        const { VITE_API_ORIGIN: apiOrigin = '' } = config.env as Record<string, string | undefined>;
        const children = script(filesByRoute(Object.values(bundle)), { base: config.base, apiOrigin });
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** The built files of each route that index.html does not load anyway. */
export function filesByRoute(output: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const id = path.join(root, module);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`The build has no ${module}`);
    return chunk;
  };
  const loaded = filesOf(chunks.filter(({ isEntry }) => isEntry));
  return Object.fromEntries(
    Object.entries(routeFiles).map(([route, modules]) => [
      route,
      [...filesOf(modules.map(chunkOf))].filter((file) => !loaded.has(file)),
    ]),
  );

  /** The chunks with all that they import statically, and their style sheets. */
  function filesOf(roots: Rollup.OutputChunk[]): Set<string> {
    const files = new Set<string>();
    const queue = [...roots];
    for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
      if (files.has(chunk.fileName)) continue;
      files.add(chunk.fileName);
      chunk.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet));
      const { imports } = chunk;
      queue.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
    }
    return files;
  }
}

interface Place {
  base: string;
  /** That of the build; the host may override it. */
  apiOrigin: string;
}

/** Style sheets are preloaded, not linked: Vite's own loader links them and waits for them. */
export function script(files: Record<string, string[]>, { base, apiOrigin }: Place): string {
  const names = [...new Set(Object.values(files).flat())];
  const routes = Object.fromEntries(
    Object.entries(files).map(([route, own]) => [route, own.map((name) => names.indexOf(name))]),
  );
  return `(function () {
  var names = ${JSON.stringify(names)};
  var routes = ${JSON.stringify(routes)};
  var base = new URL('${base}', document.baseURI).pathname;
  var path = '/' + (location.pathname + '/').slice(base.length).replace(/\\/+$/, '');
  var bearer, isKnown = false;
  try {
    bearer = (/(?:^|; )${BEARER}=([^;]*)/.exec(document.cookie) || [])[1];
    isKnown = Boolean(bearer) || localStorage.getItem('${USERNAME}') !== null;
  } catch (e) {}
  if (path !== '/' || isKnown) (routes[path] || routes[/^\\/admin(\\/|$)/.test(path) ? '${fallbacks.admin}' : '${fallbacks.other}']).forEach(function (at) {
    var link = document.createElement('link');
    var isSheet = /css$/.test(names[at]);
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    link.href = base + names[at];
    link.crossOrigin = '';
    document.head.append(link);
  });
  try {
    if (bearer) bearer = decodeURIComponent(bearer);
  } catch (e) {}
  var apiOrigin = ${JSON.stringify(apiOrigin)};
  try {
    apiOrigin = JSON.parse(document.getElementById('${CONFIGURATION_ID}').textContent).apiOrigin || apiOrigin;
  } catch (e) {}
  var headers = { Accept: 'application/json' };
  if (bearer) headers.Authorization = 'Bearer ' + bearer;
  try {
    window.earlyAnswer = {
      bearer: bearer || undefined,
      response: fetch(apiOrigin + '${auth.me.path}', {
        headers: headers, redirect: 'error', credentials: apiOrigin ? 'include' : 'same-origin'
      })
    };
    window.earlyAnswer.response.catch(function () {});
  } catch (e) {}
})()`;
}
