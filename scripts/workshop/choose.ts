import { createHash } from 'node:crypto';
import type { Variant } from './variants.ts';

/** An entry of Storybook's index.json. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
}

export interface Visit {
  entry: Entry;
  variant: Variant;
}

/** Every entry in each of the variants. */
export const visitsOf = (entries: Entry[], inVariants: Variant[]): Visit[] =>
  inVariants.flatMap((variant) => entries.map((entry) => ({ entry, variant })));

/** A hash of a text. */
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

/**
 * The entries that are `isAlwaysIn` and about a tenth of the others, chosen by the commit and assigned to the variants in
 * turn.
 */
export function aTenth(
  entries: Entry[],
  commit: string,
  inVariants: Variant[],
  isAlwaysIn: (entry: Entry) => boolean = () => false,
): Visit[] {
  const inOrder = (some: Entry[]) =>
    some.toSorted((a, b) => numberOf(`${b.id} ${commit}`) - numberOf(`${a.id} ${commit}`));
  const tenth = entries.filter((entry) => !isAlwaysIn(entry) && numberOf(`${commit} ${entry.id}`) % 10 === 0);
  return [...inOrder(entries.filter(isAlwaysIn)), ...inOrder(tenth)].map((entry, at) => ({
    entry,
    variant: inVariants[at % inVariants.length]!,
  }));
}
