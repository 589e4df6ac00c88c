import { readGraph } from './graph.ts';
import { inBrowser } from './reach.ts';
import { storyFilesOnDisk } from './story-files.ts';

/** The packages that stories and what they run in import in the browser, for Vite to prepare. */
export function packagesOfStories(): string[] {
  const imports = [...readGraph([...storyFilesOnDisk(), ...inBrowser]).values()].flat();
  const names = new Set(imports.filter(({ isPackage }) => isPackage).map(({ to }) => to));
  return [...names].filter((name) => !name.startsWith('vitest')).sort();
}
