import type { WorldParameters } from '../world.ts';

/** The story parameters that docs pages read. */
export type DocumentedParameters = WorldParameters & { route?: string; pictures?: boolean };

/** The state groups of a screen by tag, in the order in which the table shows them. */
export const stateGroups = [
  { tag: 'loading', title: 'Loading' },
  { tag: 'empty', title: 'Empty' },
  { tag: 'error', title: 'Error' },
  { tag: 'longest', title: 'Longest texts' },
  { tag: 'phone', title: 'Phone' },
] as const;

export type StateTag = (typeof stateGroups)[number]['tag'];

/** The group of a story, if any. Phone stories are one group, whatever state they show. */
export function stateOf(tags: readonly string[]): StateTag | undefined {
  if (tags.includes('phone')) return 'phone';
  return stateGroups.find(({ tag }) => tags.includes(tag))?.tag;
}
