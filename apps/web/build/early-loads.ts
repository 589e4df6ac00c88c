import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rollup } from 'vite';
import { BEARER, USERNAME } from '../../../src/contract/session.ts';
import { fallbacks, routeFiles } from './route-files.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Adds a script to index.html that preloads the code and styles of the route, which the browser would otherwise
 * find in three steps, one after the other. It also lists the code that the route may need later
 * (src/ui/prefetch-code.ts).
 */
export function earlyLoads(): Plugin {
  let config: ResolvedConfig;
  let later: ModulesByRoute;
  return {
    name: 'early-loads',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildEnd() {
      later = lazyModulesByRoute((id) => this.getModuleInfo(id));
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        if (!bundle) return [];
        const output = Object.values(bundle);
        const files = filesByRoute(output);
        const children = script(
          { files, later: filesByRoute(output, { modules: later, without: files }) },
          config.base,
        );
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
  };
}

type ModulesByRoute = Record<string, string[]>;
type FilesByRoute = Record<string, string[]>;

/** The modules that the screens of each route import when they need them, such as dialogs. */
export function lazyModulesByRoute(
  infoOf: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null,
): ModulesByRoute {
  const isOurs = (id: string) => id.startsWith(path.join(root, 'src'));
  return Object.fromEntries(
    Object.entries(routeFiles).map(([route, modules]) => {
      const reached = new Set(modules.map((module) => path.join(root, module)).filter(isOurs));
      const lazy = new Set<string>();
      for (const id of reached) {
        const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
        importedIds.filter(isOurs).forEach((imported) => reached.add(imported));
        dynamicallyImportedIds.filter(isOurs).forEach((imported) => lazy.add(path.relative(root, imported)));
      }
      return [route, [...lazy]];
    }),
  );
}

/** The built files of the modules of each route, without those that index.html or `without` load anyway. */
export function filesByRoute(
  output: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[],
  { modules = routeFiles, without = {} }: { modules?: ModulesByRoute; without?: FilesByRoute } = {},
): FilesByRoute {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const id = path.join(root, module);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`The build has no ${module}`);
    return chunk;
  };
  const loaded = filesOf(chunks.filter(({ isEntry }) => isEntry));
  return Object.fromEntries(
    Object.entries(modules).map(([route, own]) => [
      route,
      [...filesOf(own.map(chunkOf))].filter((file) => !loaded.has(file) && !without[route]?.includes(file)),
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

interface Loads {
  /** At once. */
  files: FilesByRoute;
  /** When the browser is idle. */
  later: FilesByRoute;
}

/** Style sheets are preloaded, not linked: Vite's own loader links them and waits for them. */
export function script({ files, later }: Loads, base: string): string {
  const names = [...new Set([files, later].flatMap((routes) => Object.values(routes).flat()))];
  const numbered = (routes: FilesByRoute) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(routes).map(([route, own]) => [route, own.map((name) => names.indexOf(name))]),
      ),
    );
  return `(function () {
  var names = ${JSON.stringify(names)};
  var base = new URL('${base}', document.baseURI).pathname;
  function pathNow() {
    return '/' + (location.pathname + '/').slice(base.length).replace(/\\/+$/, '');
  }
  function of(routes, path) {
    return routes[path] || routes[/^\\/admin(\\/|$)/.test(path) ? '${fallbacks.admin}' : '${fallbacks.other}'];
  }
  window.codeForLater = function () {
    return of(${numbered(later)}, pathNow()).map(function (at) { return base + names[at]; });
  };
  var path = pathNow();
  var isKnown = false;
  try {
    isKnown = /(?:^|; )${BEARER}=[^;]/.test(document.cookie) || localStorage.getItem('${USERNAME}') !== null;
  } catch (e) {}
  if (path !== '/' || isKnown) of(${numbered(files)}, path).forEach(function (at) {
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
