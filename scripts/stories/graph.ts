import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** An import of a module. */
export interface Import {
  /** Path from the repository's root, or the specifier of a package. */
  to: string;
  isPackage: boolean;
}

/** Modules by path from the repository's root, with their imports. */
export type ModuleGraph = Map<string, Import[]>;

const root = path.join(import.meta.dirname, '../..');

/** All modules that the given ones reach. Type imports do not count, since they are erased. */
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

/** The text of a module; empty for removed files and files without imports. */
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

/** The specifiers that the module imports or re-exports, `import()` included. */
function namesInModule(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isErased = (start: number) => /^(import|export)\s+type\b/.test(text.slice(start, start + 20));
  return [
    ...staticImports.filter(({ start }) => !isErased(start)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(({ start }) => !isErased(start))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // Without quotes; a computed specifier cannot be known.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** Relative files that a style sheet refers to: other sheets and fonts. */
const namesInSheet = (text: string) =>
  [...text.matchAll(/@import\s+['"](\.[^'"]+)['"]|url\(\s*['"]?(\.[^'")]+)['"]?\s*\)/g)].map(
    ([, sheet, file]) => sheet ?? file!,
  );

/** Import prefixes such as `#src/`, from package.json. */
const prefixes = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> })
    .imports,
).map(([prefix, folder]) => [prefix.replace('*', ''), folder.replace('./', '').replace('*', '')] as const);

function aliased(name: string): string {
  const [prefix, folder] = prefixes.find(([start]) => name.startsWith(start)) ?? ['', ''];
  return folder + name.slice(prefix.length);
}
