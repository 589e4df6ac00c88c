import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../src/lib/attempt.ts';
import { importGraph, reaching } from '../../tools/import-graph.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
const lines = (text: string) => text.split('\n').filter(Boolean);

const folders = ['src', 'mocks', 'stories', 'apps', 'scripts', 'tools', '.storybook'];
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);
export const isStories = (file: string) => file.endsWith('.stories.tsx');
/** Storybook's preview, which every story imports. */
const PREVIEW = '.storybook/preview.tsx';
/** Files that import nearly everything. Only `npm test` covers what reaches a file through them. */
const borders = /^(apps\/web\/routes\.tsx|\.storybook\/preview\.tsx|vitest\.setup\.ts)$/;
const nothing = /^$/;
/** True for fuzz and explorer, which reach everything: `npm test` runs them, unless they were changed themselves. */
const isFuzz = (file: string) => file.startsWith('apps/web/fuzz/');

export interface Affected {
  /** Changed tests and stories, a changed screen's own stories, and those that contain a removed sentence. */
  own: string[];
  /** Tests and stories that changed files reach, those of the file that reaches fewest first. */
  others: string[];
  /** Number of tests and stories that the changes reach, through the assembled app as well. */
  reachable: number;
  /** Removed sentences with the end-to-end tests that still contain them, and styles that reach every story. */
  notes: string[];
}

/** Finds the files that a branch and uncommitted work may affect, by imports and by words. */
export function findAffected(base = baseOf()): Affected {
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => existsSync(file));
  const graph = importGraph(folders, 'all');
  const specs = [...graph.keys()].filter((file) => isTest(file) || file.endsWith('.spec.ts'));
  const found = reached(graph, changed);
  const own = new Set(found.own);
  const notes = found.styles.map((file) => `${file} reaches every story: npm run pictures`);
  for (const sentence of removedSentences(git('diff', '-U0', base, '--', 'src')))
    for (const file of specs.filter((spec) => readFileSync(spec, 'utf8').includes(sentence))) {
      if (isTest(file)) own.add(file);
      else notes.push(`${file} contains “${sentence}”`);
    }
  return { ...found, own: [...own], notes };
}

/**
 * Finds the files that each changed file reaches, the shortest list first. The contract and the mock backend reach
 * hundreds; a short list is about the change.
 */
export function reached(graph: Map<string, string[]>, changed: readonly string[]) {
  const isWanted = (file: string) =>
    graph.has(file) && isTest(file) && (!isFuzz(file) || changed.some(isFuzz));
  const styles: string[] = [];
  const all = new Set<string>();
  const lists = changed.map((file) => {
    const targets = [file, ...readersOf(graph, file)];
    for (const each of reaching(graph, targets, nothing)) if (isTest(each)) all.add(each);
    const near = reaching(graph, targets, borders);
    const isStyle = file.endsWith('.css') && near.has(PREVIEW);
    if (isStyle) styles.push(file);
    const shown = isStyle ? [...graph.keys()].filter(showsStyles).toSorted() : [];
    return { file, near: [...near, ...shown].filter(isWanted) };
  });
  const own = lists.flatMap(({ file, near }) => near.filter((each) => isOwn(file, each)));
  const near = lists.toSorted((one, other) => one.near.length - other.near.length);
  return {
    own: [...new Set(own)],
    others: [...new Set(near.flatMap((list) => list.near))],
    styles,
    reachable: count([...all]),
  };
}

/** Returns the files that contain the path of a file without imports, or the stories of an accessibility tree. */
function readersOf(graph: Map<string, string[]>, file: string): string[] {
  if (/\.tsx?$/.test(file)) return [];
  if (file.endsWith('.snap')) return [file.replace(/^(stories)\/trees|\.snap$/g, '$1')];
  return [...graph.keys()].filter((each) => readFileSync(each, 'utf8').includes(file));
}

/** Foundations and the kit, which stand for all that styles change. */
const showsStyles = (file: string) => isStories(file) && /^stories\/(foundations|ui)\//.test(file);

/** True for a changed test, or the stories of a changed screen, which are in the folder of its name. */
const isOwn = (file: string, test: string) =>
  test === file ||
  (isStories(test) && file.startsWith(`${path.dirname(test).replace('stories/screens/', 'src/screens/')}/`));

/**
 * Returns the commit at which the branch has left the main branch of a remote, or of this clone if it has none;
 * throws where none is known.
 */
function baseOf(): string {
  const mains = [...lines(git('remote')).flatMap((name) => [`${name}/main`, `${name}/HEAD`]), 'main'];
  for (const main of mains) {
    const base = attempt(() => git('merge-base', 'HEAD', main).trim());
    if (base) return base;
  }
  throw new Error(
    `No base is known: none of ${mains.join(', ')} has a commit of this branch. Fetch one, without --depth`,
  );
}

/** Returns texts of several words that a difference removes and does not add again. */
export function removedSentences(diff: string): string[] {
  const of = (sign: string) =>
    lines(diff)
      .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
      .flatMap(
        (line) =>
          line.slice(1).match(/'[^'\n]+'|`[^`\n]+`|"[^"\n]+"|>[^<>{}\n]+<|^\s*[A-Z][^<>{}='`]+$/g) ?? [],
      )
      .flatMap((text) => text.replace(/^\s*['"`>]?|['"`<]?$/g, '').split(/\$\{[^}]*\}/))
      .map((text) => text.trim())
      .filter((text) => /\w \w/.test(text));
  const added = of('+');
  return [...new Set(of('-'))].filter((text) => !added.includes(text));
}

const storiesIn = (file: string) => readFileSync(file, 'utf8').match(/^export const/gm)?.length ?? 0;

/** Returns the number of stories and of other test files. */
export const count = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + (isStories(file) ? storiesIn(file) : 1), 0);

/** Stories and test files that take less than a minute, on an idle machine and with the type checker. */
const MAX_FILES = 30;

/** Adds the first of `others` to `own` while all take at most a minute; the rest is left to `npm test`. */
export function nearest({ own, others }: Pick<Affected, 'own' | 'others'>): string[] {
  let taken = count(own);
  return [
    ...own,
    ...others.filter((file) => {
      if (own.includes(file)) return false;
      const isNear = taken < MAX_FILES;
      taken += count([file]);
      return isNear;
    }),
  ];
}
