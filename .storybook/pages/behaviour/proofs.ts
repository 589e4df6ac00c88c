import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** The paths of all files of the folders with stories and tests, from the root of the repository. */
const files = () =>
  ['src', 'mocks', 'stories', 'apps', 'scripts', '.storybook'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );

/** The tags of stories, and what stands in brackets at the end of the name of a test: `'… (SES-5, SES-6)'`. */
const kinds: [file: RegExp, ids: RegExp][] = [
  [/\.stories\.tsx$/, /\btags: \[([^\]]*)\]/g],
  [/\.(test|spec)\.tsx?$/, /\(((?:[A-Z]{3}-\d+(?:, )?)+)\)['"`]/g],
];

/** The files with a story or test of each statement, by its id. */
export function filesByStatement(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of files())
    for (const [pattern, ids] of kinds) {
      if (!pattern.test(file)) continue;
      const all = [...readFileSync(path.join(root, file), 'utf8').matchAll(ids)].flatMap(
        ([, named]) => named!.match(/[A-Z]{3}-\d+/g) ?? [],
      );
      for (const id of new Set(all)) (found[id] ??= []).push(file);
    }
  return found;
}
