import type { ModuleGraph } from './graph.ts';

const PREVIEW = '.storybook/preview.tsx';

export const inBrowser = [PREVIEW, '.storybook/vitest.setup.ts'];

/** Entry modules of every story: a change in any of their modules reaches all stories. */
export const environment = [
  ...inBrowser,
  '.storybook/main.ts',
  '.storybook/vite.config.ts',
  'vitest.config.ts',
];

/** Files that all stories depend on without importing them. */
const reachesAll = [/^package(-lock)?\.json$/, /^tsconfig\.json$/, /^\.env/];

/**
 * Imports of the preview that are not part of every story: docs pages are not on the canvas, the message about
 * a damaged state link is for people, and the whole app is only loaded for stories with `parameters.app`.
 */
const notOnTheCanvas = [/^\.storybook\/(docs|atlas|show-code)\//, /^apps\/demo\/show-problem\.tsx$/];
const WHOLE_APP = { from: '.storybook/Surroundings.tsx', to: 'apps/web/routes.tsx' };

export interface Reach {
  /** Story files that the change reaches, nearest first. */
  files: { file: string; distance: number }[];
  /** A changed module that every story depends on. */
  reachesAll?: string;
}

export interface ReachInput {
  graph: ModuleGraph;
  /** Changed files, as paths from the root of the repository. */
  changed: string[];
  /** All story files. */
  storyFiles: string[];
  /** Whether a file has stories with `parameters.app`. */
  usesApp: (file: string) => boolean;
}

/**
 * The story files whose result may differ after a change: those that import a changed module, directly or
 * indirectly.
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

/** The modules that every story depends on. */
export function sharedModules(graph: ModuleGraph): Set<string> {
  const found = new Set(environment);
  for (const from of found)
    for (const { to, isPackage } of graph.get(from) ?? [])
      if (!isPackage && isOnTheCanvas(from, to)) found.add(to);
  return found;
}

const isOnTheCanvas = (from: string, to: string) =>
  !(from === WHOLE_APP.from && to === WHOLE_APP.to) && !notOnTheCanvas.some((pattern) => pattern.test(to));

/** Number of imports from a story file to the nearest changed module, not counting shared modules. */
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
