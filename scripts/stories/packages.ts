import { readGraph } from './graph.ts';
import { inBrowser } from './reach.ts';
import { storyFilesOnDisk } from './story-files.ts';

/** Packages that stories import in the browser, for Vite to pre-bundle. */
export function packagesOfStories(): string[] {
  const imports = [...readGraph([...storyFilesOnDisk(), ...inBrowser]).values()].flat();
  const names = new Set(imports.filter(({ isPackage }) => isPackage).map(({ to }) => to));
  return [...names].filter((name) => !name.startsWith('vitest')).sort();
}
