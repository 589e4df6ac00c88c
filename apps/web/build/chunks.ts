import path from 'node:path';
import { normalizePath, type Rollup } from 'vite';
import { routeFiles } from './route-files.ts';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;
type IsLoadedBy = (at: string) => boolean;
/** The merged chunks by name: which modules they take, unless an earlier one has taken them. */
type Rules = Record<string, (isLoadedBy: IsLoadedBy, id: string) => boolean>;

const root = path.join(import.meta.dirname, '../../..');
const admin = Object.keys(routeFiles).filter((at) => at.startsWith('/admin/'));
const account = ['/login', '/register'];

const shared: Rules = {
  app: (isLoadedBy) => admin.every(isLoadedBy) && account.some(isLoadedBy),
  inside: (isLoadedBy) => admin.every(isLoadedBy) && isLoadedBy('/dash'),
  console: (isLoadedBy) => admin.every(isLoadedBy),
  write: (isLoadedBy) => account.every(isLoadedBy) && isLoadedBy('/dash') && admin.some(isLoadedBy),
  form: (isLoadedBy) => account.every(isLoadedBy) && isLoadedBy('/dash'),
  account: (isLoadedBy) => account.every(isLoadedBy),
};

/**
 * Merges small chunks that the same screens share: each costs a request and is compressed separately. Others stay
 * where Rolldown puts them.
 */
export function mergedChunks() {
  const groups = groupsBy(shared, routeFiles);
  return { groups: [{ name: 'start', tags: ['$initial' as const], priority: groups.length + 1 }, ...groups] };
}

/** Returns groups of modules by the places that load them. `files`: the modules of each place. */
export function groupsBy(rules: Rules, files: Record<string, string[]>) {
  let reached: Record<string, Set<string>> | undefined;
  return Object.entries(rules).map(([name, isIn], at, { length }) => ({
    name(id: string, graph: Graph): string | null {
      reached ??= Object.fromEntries(
        Object.entries(files).map(([place, modules]) => [place, modulesOf(modules, graph)]),
      );
      return isIn((place) => reached![place]!.has(id), id) ? name : null;
    },
    // a group takes the imports of its modules along, unless one of a higher priority has them
    priority: length - at,
  }));
}

/**
 * Returns the modules with their static imports, and the dashboard's later ones, which must not load the console's
 * chunk.
 */
function modulesOf(modules: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const queue = modules.map((module) => normalizePath(path.join(root, module)));
  for (let id = queue.pop(); id; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    queue.push(
      ...importsOf(id, graph),
      ...(id.includes('/screens/dashboard/') ? dynamicallyImportedIds : []),
    );
  }
  return found;
}

/** Packages whose index exports far more than any screen takes of it. */
const wideIndex = /\/(lucide-react|(react-table|table-core)\/dist\/(index|static-functions))\.m?js$/;

/** Returns the modules that a module imports; of a wide index those alone from which it takes a name. */
function importsOf(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  if (!importedIds.some((imported) => wideIndex.test(imported))) return importedIds;
  const names = [...code!.matchAll(/import\s*\{([^}]*)\}/g)].flatMap(([, list]) => namesIn(list!));
  return importedIds.flatMap((imported) =>
    wideIndex.test(imported)
      ? names.flatMap((name) => exportersOf(imported, graph).get(name) ?? [])
      : [imported],
  );
}

const exporters = new Map<string, Map<string, string[]>>();

/** Returns the modules that an index takes each name from, read once: it has thousands. */
function exportersOf(index: string, graph: Graph): Map<string, string[]> {
  let found = exporters.get(index);
  if (found) return found;
  exporters.set(index, (found = new Map()));
  const { importedIds = [], code } = graph.getModuleInfo(index)!;
  for (const [, list, from] of code!.matchAll(/(?:im|ex)port (\{[^}]*\}|\*) from ['"]\.?(.+?)['"]/g)) {
    const target = importedIds.find((imported) => imported.endsWith(from!) || imported.includes(`/${from}/`));
    if (!target) continue;
    const taken =
      list === '*' ? exportersOf(target, graph) : namesIn(list!).map((name) => [name, [target]] as const);
    for (const [name, modules] of taken) found.set(name, [...(found.get(name) ?? []), ...modules]);
  }
  return found;
}

/** Returns both names of `default as XIcon`. */
const namesIn = (list: string) => list.split(/\W+|\bas\b|\bdefault\b/).filter(Boolean);
