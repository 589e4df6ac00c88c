import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Variant } from './variants.ts';

/** An entry of Storybook's index.json. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
  /** Switches of the toolbar that the story sets itself; nobody can change them there. */
  locked: string[];
}

export interface Visit {
  entry: Entry;
  variant: Variant;
}

/** False where the story locks all that the variant would change, so that it would be opened as in another one. */
export function canBeIn({ locked }: Entry, { globals, width, forcedColors }: Variant): boolean {
  const switches = Object.keys(globals);
  return !switches.length || !!width || !!forcedColors || switches.some((name) => !locked.includes(name));
}

/** Every entry in each of the variants that it can be in. */
export const visitsOf = (entries: Entry[], inVariants: Variant[]): Visit[] =>
  inVariants.flatMap((variant) =>
    entries.filter((entry) => canBeIn(entry, variant)).map((entry) => ({ entry, variant })),
  );

/** A hash of a text. */
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

/** About a tenth of the entries, chosen by the commit and assigned in turn to the variants that each can be in. */
export function aTenth(entries: Entry[], commit: string, inVariants: Variant[]): Visit[] {
  return entries
    .filter(({ id }) => numberOf(`${commit} ${id}`) % 10 === 0)
    .toSorted((a, b) => numberOf(`${b.id} ${commit}`) - numberOf(`${a.id} ${commit}`))
    .flatMap((entry, at) => {
      const possible = inVariants.filter((variant) => canBeIn(entry, variant));
      return possible.length ? [{ entry, variant: possible[at % possible.length]! }] : [];
    });
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
