import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';

const root = path.join(import.meta.dirname, '../..');

export interface Story {
  /** Such as `kit-badge--longest`. */
  id: string;
  /** Such as `Kit/Badge`. */
  title: string;
  name: string;
  exportName: string;
  /** Path from the repository's root. */
  file: string;
  tags: string[];
}

/** All stories by Storybook's own index, in about two seconds. */
export async function readStories(): Promise<Story[]> {
  const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
  return Object.values(entries).flatMap((entry) =>
    entry.type === 'story'
      ? [
          {
            id: entry.id,
            title: entry.title,
            name: entry.name,
            exportName: entry.exportName ?? '',
            file: path.posix.normalize(entry.importPath),
            tags: entry.tags ?? [],
          },
        ]
      : [],
  );
}

/**
 * The stories that a word selects: an id or its beginning, a story file, a component's file name, or a
 * regular expression on ids. Throws if there are none.
 */
export function storiesNamed(word: string, stories: Story[]): Story[] {
  const file = path.posix.normalize(word.replaceAll('\\', '/'));
  const ways: ((story: Story) => boolean)[] = [
    ({ id }) => id === word,
    ({ file: own }) =>
      own === file || path.posix.basename(own).split('.')[0] === path.posix.basename(file).split('.')[0],
    ({ id }) => id.startsWith(word),
    ({ file: own }) => own.startsWith(`${file.replace(/\/$/, '')}/`),
    ({ id }) => new RegExp(word, 'i').test(id),
  ];
  for (const isMeant of ways) {
    const found = stories.filter(isMeant);
    if (found.length) return found;
  }
  throw new Error(
    `No story is named '${word}': give an id, the beginning of one, a file of stories or a regular expression on ids`,
  );
}
