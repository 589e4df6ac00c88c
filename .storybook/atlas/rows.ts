import { type StateTag, stateGroups, stateOf } from '../docs/groups.ts';
import type { IndexEntry } from '../docs/use-index.ts';
import { type Atlas, type AtlasPicture, isNarrow } from './atlas.ts';

/** How a cell shows its state. */
export const modes = ['light', 'dark', 'phone', 'forced'] as const;
export type Mode = (typeof modes)[number];

export type Column = 'typical' | StateTag | 'other';

export const columns: { column: Column; title: string }[] = [
  { column: 'typical', title: 'Typical' },
  ...stateGroups.map(({ tag, title }) => ({ column: tag, title })),
  { column: 'other', title: 'Other states' },
];

/** A state of a screen: a story that has pictures. */
export interface AtlasState {
  id: string;
  name: string;
  tags: string[];
  pictures: AtlasPicture[];
  /** False if only the other commit has it. */
  exists: boolean;
}

export interface AtlasRow {
  title: string;
  /** Id of the screen's docs page. */
  page?: string;
  states: Record<Column, AtlasState[]>;
}

export interface Filter {
  search: string;
  isChangedOnly: boolean;
}

const screenOf = (storyId: string) => storyId.split('--')[0]!;

/** The screens with the pictured states that match the filter, in sidebar order. */
export function rowsOf(
  index: IndexEntry[],
  { pictures }: Atlas,
  { search, isChangedOnly }: Filter,
): AtlasRow[] {
  const rows = new Map<string, AtlasRow>();
  const rowOf = (id: string, title: string) => {
    const screen = screenOf(id);
    if (!rows.has(screen))
      rows.set(screen, {
        title,
        states: { typical: [], loading: [], empty: [], error: [], longest: [], phone: [], other: [] },
      });
    return rows.get(screen)!;
  };

  const picturesOf = byStory(pictures);
  for (const { id, type, title, name, tags = [] } of index) {
    const own = picturesOf.get(id);
    if (type === 'docs' && title.startsWith('Screens/')) rowOf(id, title).page = id;
    if (!own) continue;
    const { states } = rowOf(id, title);
    states[stateOf(tags) ?? (states.typical.length ? 'other' : 'typical')].push({
      id,
      name,
      tags,
      pictures: own,
      exists: true,
    });
    picturesOf.delete(id);
  }
  for (const [id, own] of picturesOf)
    rowOf(id, screenOf(id)).states.other.push({
      id,
      name: nameOf(id),
      tags: [],
      pictures: own,
      exists: false,
    });

  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...rows.values()]
    .map((row) => filtered(row, wanted, isChangedOnly))
    .filter(({ states }) => Object.values(states).some(({ length }) => length));
}

function byStory(pictures: AtlasPicture[]): Map<string, AtlasPicture[]> {
  const stories = new Map<string, AtlasPicture[]>();
  for (const picture of pictures)
    stories.set(picture.story, [...(stories.get(picture.story) ?? []), picture]);
  return stories;
}

/** A readable name for a story that is no longer in the index. */
const nameOf = (id: string) => id.split('--')[1]!.replaceAll('-', ' ');

function filtered(row: AtlasRow, wanted: string[], isChangedOnly: boolean): AtlasRow {
  const passes = ({ name, tags, pictures }: AtlasState) => {
    const text = [row.title, name, ...tags].join(' ').toLowerCase();
    return (
      wanted.every((word) => text.includes(word)) && (!isChangedOnly || pictures.some(({ change }) => change))
    );
  };
  const states = Object.fromEntries(
    Object.entries(row.states).map(([column, all]) => [column, all.filter(passes)]),
  );
  return { ...row, states: states as AtlasRow['states'] };
}

/** The picture of a state in a mode, if there is one. */
export function pictureIn(mode: Mode, pictures: AtlasPicture[]): AtlasPicture | undefined {
  if (mode === 'phone')
    return (
      pictures.find((picture) => isNarrow(picture) && picture.theme === 'light') ?? pictures.find(isNarrow)
    );
  const [widest] = pictures
    .filter(({ theme }) => theme === mode)
    .sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
  return widest;
}

/** The number of changed states in a mode. */
export const changedIn = (mode: Mode, { pictures }: Atlas) =>
  [...byStory(pictures).values()].filter((own) => pictureIn(mode, own)?.change).length;

/** The toolbar globals that show a story in this mode. */
export const globalsOf = (mode: Mode) => ({
  theme: mode === 'dark' ? 'dark' : 'light',
  contrast: mode === 'forced' ? 'forced' : 'normal',
  viewport: mode === 'phone' ? 'phone' : undefined,
});
