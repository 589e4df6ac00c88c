import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from './changed-files.ts';
import { type ModuleGraph, readGraph } from './graph.ts';
import { environment, reachOf } from './reach.ts';
import { readStories, type Story, storiesNamed } from './story-index.ts';
import { withinWeight } from './weight.ts';

const root = path.join(import.meta.dirname, '../..');

export interface Choice {
  /** Ids, files or patterns. */
  words: string[];
  /** Only stories that a change can reach: since a commit, or `true` for the branch's own changes. */
  changed?: string | true;
  /** The most work to take on, by `weightOf`: the stories nearest to the change first. */
  nearest?: number;
}

export interface Chosen {
  all: Story[];
  /** Undefined for all. */
  chosen?: Story[];
  /** What was chosen and why, for the run's output. */
  about: string;
}

/** Chooses the stories of a run. */
export async function chooseStories({ words, changed, nearest }: Choice): Promise<Chosen> {
  const all = await readStories();
  const named = words.length ? new Set(words.flatMap((word) => storiesNamed(word, all))) : undefined;
  const isNamed = (story: Story) => named?.has(story) ?? true;
  if (!changed)
    return named
      ? { all, chosen: all.filter(isNamed), about: `${named.size} of ${all.length} stories` }
      : { all, about: `${all.length} stories` };

  const files = changedFiles(changed === true ? undefined : changed);
  const { chosen, about } = reached(files, all.filter(isNamed));
  const near = nearest ? withinWeight(chosen, nearest) : chosen;
  if (near.length === chosen.length) return { all, chosen, about };
  return {
    all,
    chosen: near,
    about: `${about}; the ${near.length} nearest to it run now, npm test -- stories --changed runs all of them`,
  };
}

function reached(changed: string[], stories: Story[]): { chosen: Story[]; about: string } {
  const storyFiles = [...new Set(stories.map(({ file }) => file))];
  const graph = readGraph([...storyFiles, ...environment]);
  const reach = reachOf({ graph, changed, storyFiles, usesApp: (file) => usesApp(file, graph) });
  const chosen = reach.files.flatMap(({ file }) => stories.filter((story) => story.file === file));
  const because = reach.reachesAll ? `; every story runs in ${reach.reachesAll}` : '';
  return {
    chosen,
    about:
      `${chosen.length} of ${stories.length} stories can be reached by ${changed.length} changed ` +
      `${changed.length === 1 ? 'file' : 'files'}${because}`,
  };
}

/** Whether the file, or a story helper that it imports, sets `parameters.app`. */
export function usesApp(
  file: string,
  graph: ModuleGraph,
  read = (name: string) => readFileSync(path.join(root, name), 'utf8'),
): boolean {
  const found = new Set([file]);
  for (const from of found)
    for (const { to } of graph.get(from) ?? [])
      if (to.startsWith('stories/') && /\.tsx?$/.test(to)) found.add(to);
  return [...found].some((name) => /\bapp: true\b/.test(read(name)));
}
