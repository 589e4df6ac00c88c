import { use } from 'react';

/** What Storybook's index says of a story or docs page. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
}

let index: Promise<IndexEntry[]> | undefined;

/** Relative: a published workshop may live below a sub-path. */
async function fetchIndex(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`index.json: ${response.status}`);
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** All stories and docs pages of the workshop, in the order of the sidebar. Suspends. */
export function useIndex(): IndexEntry[] {
  index ??= fetchIndex().catch(() => []);
  return use(index);
}
