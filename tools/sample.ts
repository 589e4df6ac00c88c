import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/**
 * Returns the hash of the commit's tree, which does not change with the commit's message; for the workers that of
 * their run.
 */
const tree = () =>
  (process.env.SAMPLED_BY ??= execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' }).trim());

/** True where all is run that is else sampled. */
export const takesAll = process.env.npm_lifecycle_event === 'test:storybook';

/** Returns that number of items, chosen by the commit. */
export function sample<Item>(items: Item[], count: number): Item[] {
  if (takesAll) return items;
  const commit = tree();
  const place = (at: number) => createHash('sha256').update(`${commit} ${at}`).digest('hex');
  const order = items.map((item, at) => ({ item, place: place(at) }));
  return order
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
