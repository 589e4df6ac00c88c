import path from 'node:path';
import { type HtmlTagDescriptor, normalizePath, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { BEARER, USERNAME } from '../../../src/contract/session.ts';
import { unknownPathTargets, routeFiles } from './route-files.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Adds a script to index.html that preloads the route's code and styles with the app's script. The browser would
 * find them in four steps otherwise.
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
        const children = script(filesByRoute(Object.values(bundle)), config.base);
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
  };
}

type FilesByRoute = Record<string, string[]>;

/**
 * Returns the app's own script and the built files of the modules of each route, without the sheets that index.html
 * links.
 */
export function filesByRoute(output: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): FilesByRoute {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const id = normalizePath(path.join(root, module));
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`The build has no ${module}`);
    return chunk;
  };
  const app = filesOf(chunks.filter(({ isEntry }) => isEntry));
  const linked = [...app].filter((file) => file.endsWith('.css'));
  return Object.fromEntries(
    Object.entries(routeFiles).map(([route, modules]) => [
      route,
      [...new Set([...app, ...filesOf(modules.map(chunkOf))])].filter((file) => !linked.includes(file)),
    ]),
  );

  /** Returns the chunks with all that they import statically, and their style sheets. */
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

/**
 * Returns the script that preloads. It preloads style sheets without linking them: Vite's own loader links them and
 * waits for them.
 */
export function script(files: FilesByRoute, base: string): string {
  const names = [...new Set(Object.values(files).flat())];
  const numbered = Object.entries(files).map(([route, own]) => [
    route,
    own.map((name) => names.indexOf(name)),
  ]);
  return `(function () {
  var names = ${JSON.stringify(names)};
  var base = new URL('${base}', document.baseURI).pathname;
  var path = '/' + (location.pathname + '/').slice(base.length).replace(/\\/+$/, '');
  var routes = ${JSON.stringify(Object.fromEntries(numbered))};
  var isKnown = false;
  try {
    isKnown = /(?:^|; )${BEARER}=[^;]/.test(document.cookie) || localStorage.getItem('${USERNAME}') !== null;
  } catch (e) {}
  if (path === '/' && !isKnown) return;
  var fallback = /^\\/admin(\\/|$)/.test(path) ? '${unknownPathTargets.admin}' : '${unknownPathTargets.other}';
  (routes[path] || routes[fallback]).forEach(function (at) {
    var link = document.createElement('link');
    var isSheet = /css$/.test(names[at]);
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    link.href = base + names[at];
    link.crossOrigin = '';
    document.head.append(link);
  });
})()`;
}
