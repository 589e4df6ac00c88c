import type { WorldParameters } from '../world.ts';

/** What a docs page reads of a story's parameters. */
export type DocumentedParameters = WorldParameters & { route?: string; pictures?: boolean };

/** The states that every screen is asked for, by the tag that its stories carry; in the order of reading. */
export const stateGroups = [
  { tag: 'loading', title: 'Loading' },
  { tag: 'empty', title: 'Empty' },
  { tag: 'error', title: 'Error' },
  { tag: 'longest', title: 'Longest texts' },
  { tag: 'phone', title: 'Phone' },
] as const;

export type StateTag = (typeof stateGroups)[number]['tag'];

/** The group of a story: a phone story counts as one whatever it shows; none for the ordinary states. */
export function stateOf(tags: readonly string[]): StateTag | undefined {
  if (tags.includes('phone')) return 'phone';
  return stateGroups.find(({ tag }) => tags.includes(tag))?.tag;
}
