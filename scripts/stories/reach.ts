import type { ModuleGraph } from './graph.ts';

const PREVIEW = '.storybook/preview.tsx';

export const inBrowser = [PREVIEW, '.storybook/vitest.setup.ts'];

/** What every story runs in: a change in any of their modules reaches all stories. */
export const environment = [
  ...inBrowser,
  '.storybook/main.ts',
  '.storybook/vite.config.ts',
  'vitest.config.ts',
];

/** Not imported by any story, and yet all of them depend on it. */
const reachesAll = [/^package(-lock)?\.json$/, /^tsconfig\.json$/, /^\.env/];

/**
 * Imports of the preview that do not make its modules part of every story: docs pages are not on the canvas,
 * and the whole app is loaded only for stories with `parameters.app`.
 */
const notOnTheCanvas = [/^\.storybook\/docs\//, /^\.storybook\/atlas\//, /^\.storybook\/show-code\//];
const WHOLE_APP = { from: '.storybook/Surroundings.tsx', to: 'apps/web/routes.tsx' };

export interface Reach {
  /** Story files that the change reaches, the nearest first. */
  files: { file: string; distance: number }[];
  /** A changed module that every story runs in. */
  reachesAll?: string;
}

export interface ReachInput {
  graph: ModuleGraph;
  /** Changed files, as paths from the root of the repository. */
  changed: string[];
  /** All files of stories. */
  storyFiles: string[];
  /** Does the file have stories with `parameters.app`? */
  usesApp: (file: string) => boolean;
}

/**
 * The files of stories whose result may differ after a change: those that import a changed module, over any
 * number of steps.
 */
export function reachOf({ graph, changed, storyFiles, usesApp }: ReachInput): Reach {
  const everywhere = sharedModules(graph);
  const culprit = changed.find(
    (file) => everywhere.has(file) || reachesAll.some((pattern) => pattern.test(file)),
  );
  const files = storyFiles.flatMap((file) => {
    const distance = distanceTo(changed, file, graph, usesApp(file));
    if (distance === undefined && !culprit) return [];
    return [{ file, distance: distance ?? Number.POSITIVE_INFINITY }];
  });
  files.sort((a, b) => a.distance - b.distance || a.file.localeCompare(b.file));
  return { files, ...(culprit && { reachesAll: culprit }) };
}

/** The modules that every story runs in. */
export function sharedModules(graph: ModuleGraph): Set<string> {
  const found = new Set(environment);
  for (const from of found)
    for (const { to, isPackage } of graph.get(from) ?? [])
      if (!isPackage && isOnTheCanvas(from, to)) found.add(to);
  return found;
}

const isOnTheCanvas = (from: string, to: string) =>
  !(from === WHOLE_APP.from && to === WHOLE_APP.to) && !notOnTheCanvas.some((pattern) => pattern.test(to));

/**
 * Number of imports from the story file to the nearest changed module; what all stories share is not walked
 * through.
 */
function distanceTo(
  changed: string[],
  file: string,
  graph: ModuleGraph,
  usesApp: boolean,
): number | undefined {
  const targets = new Set(changed);
  const distances = new Map([[file, 0]]);
  if (usesApp) distances.set(WHOLE_APP.to, 1);
  for (const [from, distance] of distances) {
    if (targets.has(from)) return distance;
    if (from === PREVIEW) continue;
    for (const { to, isPackage } of graph.get(from) ?? [])
      if (!isPackage && !distances.has(to)) distances.set(to, distance + 1);
  }
  return undefined;
}
