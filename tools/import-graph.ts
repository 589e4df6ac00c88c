import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Imports in a source text or a style sheet: those that load with it, or also those that load later. */
const imports = {
  static: /(?:from|^import|^@import|^@reference) '([^']+)'/gm,
  all: /(?:from|^import|^@import|^@reference|import\() ?'([^']+)'/gm,
};
/** Imports for the compiler alone, which are erased at run time. */
const typeImports = /^(?:import|export) type [^;]*;$/gm;

/** Returns the sources and style sheets of these folders, each with the files of the repository that it imports. */
export function importGraph(folders: readonly string[], kind: keyof typeof imports): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
  );
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(path.join(root, file), 'utf8').replace(typeImports, '').matchAll(imports[kind])].map(
        ([, from = '']) =>
          from.startsWith('.')
            ? path.posix.join(path.dirname(file), from)
            : from.replace('#storybook/', '.storybook/').replace(/^#/, ''),
      ),
    ]),
  );
}

/**
 * Returns the files that import one of these, directly or through others, and these; never through a file of
 * `borders`.
 */
export function reaching(
  graph: Map<string, string[]>,
  targets: readonly string[],
  borders: RegExp,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  const found = new Set(targets);
  for (const file of found)
    if (!borders.test(file)) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
