import type { IndexEntry } from '../docs/index.ts';

/** The columns of the atlas: the first state of a screen, then those with a tag or width of their own, then the rest. */
export const columns = ['Typical', 'Loading', 'Empty', 'Error', 'Longest', 'Phone', 'Other states'] as const;
type Column = (typeof columns)[number];

export interface AtlasPicture {
  /** Such as `screens-landing/typical/dark-1280`. */
  file: string;
  story: string;
  name: string;
}

export interface AtlasRow {
  title: string;
  cells: Partial<Record<Column, AtlasPicture[]>>;
}

const PHONE_BELOW = 600;

/**
 * Returns the screens in sidebar order, each with its pictures of an appearance in their columns. `words` filters
 * screens and states.
 */
export function rowsOf(
  index: IndexEntry[],
  pictures: string[],
  appearance: string,
  words: string,
): AtlasRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = new Map<string, AtlasRow>();
  for (const { id, type, title, name, tags = [] } of index) {
    const text = [title, name, ...tags].join(' ').toLowerCase();
    if (type !== 'story' || !wanted.every((word) => text.includes(word))) continue;
    for (const file of pictures) {
      const [, part, state, shown, width] = /^(.+)\/(.+)\/([a-z]+)(?:-(\d+))?$/.exec(file) ?? [];
      if (`${part}--${state}` !== id || shown !== appearance) continue;
      const row = rows.get(title) ?? { title, cells: {} };
      rows.set(title, row);
      const tagged = columns.find((column) => tags.includes(column.toLowerCase()));
      const column =
        width && Number(width) < PHONE_BELOW
          ? 'Phone'
          : (tagged ?? (row.cells.Typical ? 'Other states' : 'Typical'));
      (row.cells[column] ??= []).push({ file, story: id, name });
    }
  }
  return [...rows.values()];
}
