import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BASELINE_TYPE } from '../../.storybook/visual/baseline.ts';

export interface GoneInput {
  /** Pictures on disk, such as `kit-badge--longest/dark`; files of another type with their extension. */
  baselines: string[];
  /** Ids of all stories. */
  stories: Set<string>;
  /** Ids of the stories in the run; undefined for all. */
  wanted?: Set<string>;
  /** Ids of the stories that took all their pictures. */
  done: Set<string>;
  /** Pictures taken in the run. */
  seen: Set<string>;
}

/** Baselines without a story, and those that their completed story did not take. */
export function goneOf({ baselines, stories, wanted, done, seen }: GoneInput): string[] {
  return baselines.filter((picture) => {
    const [story = ''] = picture.split('/');
    if (!stories.has(story)) return !wanted;
    return done.has(story) && !seen.has(picture);
  });
}

/** The pictures in a folder of baselines; obsolete files of other types with their extension. */
export function baselinesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return names
    .filter((name) => name.includes('/') && path.extname(name))
    .map((name) => (name.endsWith(BASELINE_TYPE) ? name.slice(0, -BASELINE_TYPE.length) : name))
    .sort();
}

/** Path of a picture's baseline. */
export const baselineFile = (folder: string, picture: string) =>
  path.join(folder, path.extname(picture) ? picture : picture + BASELINE_TYPE);

/** Removes baselines and the folders that become empty. */
export function removeBaselines(folder: string, pictures: string[]): void {
  for (const picture of pictures) {
    const file = baselineFile(folder, picture);
    rmSync(file, { force: true });
    const parent = path.dirname(file);
    if (existsSync(parent) && readdirSync(parent).length === 0) rmSync(parent, { recursive: true });
  }
}
