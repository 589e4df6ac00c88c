import { execFileSync } from 'node:child_process';
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

/** About a tenth of the entries, chosen by the commit and assigned to the variants in turn. */
export function aTenth(entries: Entry[], commit: string, inVariants: Variant[]): Visit[] {
  return entries
    .filter(({ id }) => numberOf(`${commit} ${id}`) % 10 === 0)
    .toSorted((a, b) => numberOf(`${b.id} ${commit}`) - numberOf(`${a.id} ${commit}`))
    .map((entry, at) => ({ entry, variant: inVariants[at % inVariants.length]! }));
}

/** So many of the items, chosen by the commit. */
export const someOf = <Item>(items: Item[], count: number, commit: string): Item[] =>
  [...items.entries()]
    .toSorted(([a], [b]) => numberOf(`${a} ${commit}`) - numberOf(`${b} ${commit}`))
    .slice(0, count)
    .map(([, item]) => item);

/** The hash of the commit's tree, which does not change with the commit's message. */
export const currentTree = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' }).trim();
