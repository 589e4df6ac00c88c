import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A module's import of another one. */
export interface Import {
  /** Path from the root of the repository, or what the import says of a package. */
  to: string;
  isPackage: boolean;
}

/** Modules by their paths from the root of the repository, with what each imports. */
export type ModuleGraph = Map<string, Import[]>;

const root = path.join(import.meta.dirname, '../..');

/**
 * All modules that the given ones reach. Imports of types count for nothing: they are gone before anything
 * runs.
 */
export function readGraph(roots: string[], read = readModule): ModuleGraph {
  const graph: ModuleGraph = new Map();
  const queue = [...roots];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (graph.has(file)) continue;
    const imports = importsOf(file, read(file) ?? '');
    graph.set(file, imports);
    queue.push(...imports.filter(({ isPackage }) => !isPackage).map(({ to }) => to));
  }
  return graph;
}

/** The text of a module; none of a file that is not there any more, or that imports nothing. */
function readModule(file: string): string | undefined {
  const full = path.join(root, file);
  return /\.(tsx?|css)$/.test(file) && existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

export function importsOf(file: string, text: string): Import[] {
  const names = file.endsWith('.css') ? namesInSheet(text) : namesInModule(file, text);
  return [...new Set(names)].map((name) => {
    const plain = name.replace(/\?.*$/, '');
    if (plain.startsWith('#')) return { to: aliased(plain), isPackage: false };
    if (plain.startsWith('.'))
      return { to: path.posix.join(path.posix.dirname(file), plain), isPackage: false };
    return { to: name, isPackage: true };
  });
}

/** What the module imports or exports from elsewhere, `import()` included. */
function namesInModule(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isErased = (start: number) => /^(import|export)\s+type\b/.test(text.slice(start, start + 20));
  return [
    ...staticImports.filter(({ start }) => !isErased(start)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(({ start }) => !isErased(start))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // between its quotes; a name that is computed cannot be known
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** The files that a style sheet names by a relative path: other sheets, and fonts. */
const namesInSheet = (text: string) =>
  [...text.matchAll(/@import\s+['"](\.[^'"]+)['"]|url\(\s*['"]?(\.[^'")]+)['"]?\s*\)/g)].map(
    ([, sheet, file]) => sheet ?? file!,
  );

/** Prefixes such as `#src/`, from package.json. */
const prefixes = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> })
    .imports,
).map(([prefix, folder]) => [prefix.replace('*', ''), folder.replace('./', '').replace('*', '')] as const);

function aliased(name: string): string {
  const [prefix, folder] = prefixes.find(([start]) => name.startsWith(start)) ?? ['', ''];
  return folder + name.slice(prefix.length);
}
