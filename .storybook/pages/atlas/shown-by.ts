import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const kitPart = /^src\/ui\/([A-Z]\w*)\.tsx$/;

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

/** The files of `src` that a file imports statically. */
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '([^']+)'/g)]
    .map(([, from = '']) =>
      from.startsWith('.') ? path.posix.join(path.dirname(file), from) : from.replace(/^#/, ''),
    )
    .filter((imported) => imported.startsWith('src/'));

/**
 * The stories files of screens that show each part of the kit, directly or by what they import; without dialogs that
 * a screen loads later, which have stories of their own.
 */
export function shownBy(): Record<string, string[]> {
  const files = [...filesIn('src'), ...filesIn('stories/screens')];
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const found: Record<string, string[]> = {};
  for (const stories of files) {
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
