import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { attempt } from '../../src/lib/attempt.ts';
import { importGraph, reaching } from '../../tools/import-graph.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
const lines = (text: string) => text.split('\n').filter(Boolean);

const folders = ['src', 'mocks', 'stories', 'apps', 'scripts', 'tools', '.storybook'];
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);
/** The assembled app and the workshop's preview, which everything is in: what reaches a file through them is for `npm test`. */
const borders = /^(apps\/web\/routes\.tsx|\.storybook\/preview\.tsx|vitest\.setup\.ts)$/;
/** Fuzz and explorer reach everything as well, and are for `npm test` unless they are what changed. */
const isFuzz = (file: string) => file.startsWith('apps/web/fuzz/');

export interface Touched {
  /** Tests and stories that contain a sentence that is gone, then those that import a changed file, the nearest first. */
  files: string[];
  /** Sentences that are gone, with the files that still contain them and are not run here. */
  elsewhere: string[];
}

/** Finds what a branch and uncommitted work may have changed, by imports and by words. */
export function findTouched(base = baseOf()): Touched {
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => existsSync(file));
  const graph = importGraph(folders, 'all');
  const isWanted = (file: string) => isTest(file) && (!isFuzz(file) || changed.some(isFuzz));
  const reached = [...reaching(graph, changed, borders)].filter(isWanted);
  const saying = new Set<string>();
  const elsewhere: string[] = [];
  const specs = [...graph.keys()].filter((file) => isTest(file) || file.endsWith('.spec.ts'));
  for (const sentence of removedSentences(git('diff', '-U0', base, '--', 'src')))
    for (const file of specs.filter((spec) => readFileSync(spec, 'utf8').includes(sentence))) {
      if (isTest(file)) saying.add(file);
      else elsewhere.push(`${file} contains “${sentence}”`);
    }
  return { files: [...new Set([...saying, ...reached])].filter((file) => existsSync(file)), elsewhere };
}

/** The commit at which the branch has left the main branch of a remote, or of this clone if it has none; throws where none is known. */
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

/** Texts of several words that a difference removes and does not add again. */
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
export const isStories = (file: string) => file.endsWith('.stories.tsx');

/** Stories and test files that take less than a minute, on an idle machine and with the type checker. */
const MOST = 30;

/** Keeps the nearest of these tests and stories, as far as they take a minute; what is further away is for `npm test`. */
export function nearest(files: readonly string[]): string[] {
  let taken = 0;
  return files.filter((file) => {
    const isNear = taken < MOST;
    taken += isStories(file) ? storiesIn(file) : 1;
    return isNear;
  });
}

/** Says how many tests and stories there are in these files. */
export function announce(files: readonly string[]): string {
  const stories = files.filter(isStories);
  const count = stories.reduce((sum, file) => sum + storiesIn(file), 0);
  return `${files.length - stories.length} test files, ${count} stories of ${stories.length} files`;
}
