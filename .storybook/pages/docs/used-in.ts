import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const kitPart = /^src\/ui\/([A-Z]\w*)\.tsx$/;

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.posix.join(folder, file));

const statically = /from '([^']+)'/g;
const ever = /(?:from|import\() ?'([^']+)'/g;

/** The files of `src` that each of these files imports, statically or ever. */
function importsOf(files: readonly string[], how: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const imported = [...text.matchAll(how)].map(([, from = '']) =>
      from.startsWith('.') ? path.posix.join(path.dirname(file), from) : from.replace(/^#/, ''),
    );
    found.set(
      file,
      imported.filter((each) => each.startsWith('src/')),
    );
  }
  return found;
}

/** The components that import each part of the kit, by the part's name, as the sources say. */
export function usedIn(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [file, imported] of importsOf(
    filesIn('src').filter((each) => /[A-Z]\w*\.tsx$/.test(each)),
    ever,
  ))
    for (const each of imported) {
      const [, part] = kitPart.exec(each) ?? [];
      if (part) (found[part] ??= []).push(path.basename(file, '.tsx'));
    }
  return found;
}

/**
 * The stories files of screens that show each part of the kit, directly or by what they import; without dialogs that
 * a screen loads later, which have stories of their own.
 */
export function shownBy(): Record<string, string[]> {
  const graph = importsOf([...filesIn('src'), ...filesIn('stories/screens')], statically);
  const found: Record<string, string[]> = {};
  for (const stories of graph.keys()) {
    if (!stories.endsWith('.stories.tsx')) continue;
    const reached = new Set([stories]);
    for (const file of reached) for (const each of graph.get(file) ?? []) reached.add(each);
    for (const file of reached) {
      const [, part] = kitPart.exec(file) ?? [];
      if (part) (found[part] ??= []).push(`./${stories}`);
    }
  }
  return found;
}
