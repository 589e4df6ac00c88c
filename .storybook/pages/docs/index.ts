import { use } from 'react';

/** An entry of Storybook's index: a story or docs page. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
  /** Path of the stories file, such as `./stories/ui/Chip.stories.tsx`. */
  importPath?: string;
}

let index: Promise<IndexEntry[]> | undefined;

/** Fetches the index by a relative address, since a published Storybook may live below a sub-path. */
async function fetchIndex(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`index.json: ${response.status}`);
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** Returns all stories and docs pages in sidebar order. Suspends while the index loads. */
export function useIndex(): IndexEntry[] {
  index ??= fetchIndex().catch(() => []);
  return use(index);
}
