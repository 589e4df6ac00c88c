import type { Product } from '#src/contract/admin/products.ts';

const names = [
  ['CS2', 'cs2'],
  ['Rust', 'rust'],
  ['Apex Legends', 'apex'],
  ['Dota 2', 'dota_2'],
  ['PUBG', 'pubg'],
  ['Overwatch 2', 'ow_2'],
  ['Rainbow Six Siege', 'r6'],
  ['Escape from Tarkov', 'eft'],
  ['DayZ', 'dayz'],
  ['Valorant', 'valorant'],
  ['Deadlock', 'deadlock'],
  ['Hunt Showdown', 'hunt'],
] as const;

const longNames = names.map(([name]) =>
  `${name} Ultimate Competitive Season Edition Plus`.slice(0, 40).trimEnd(),
);

/** Returns a product of the fixed catalogue of twelve. */
export function product(id: number, longest = false): Product {
  const [name, shortName] = names[id - 1]!;
  return longest
    ? { id, name: longNames[id - 1]!, shortName: `${shortName}_ultimate_competitive_season_edition` }
    : { id, name, shortName };
}
