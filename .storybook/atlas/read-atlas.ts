import path from 'node:path';
import type { Atlas, AtlasPicture } from './atlas.ts';
import {
  commitOf,
  filesOfCommit,
  filesOfWorkingTree,
  type PictureFile,
  type PictureFiles,
} from './picture-files.ts';
import { thumbnailName } from './thumbnail.ts';

export interface AtlasWithFiles {
  atlas: Atlas;
  /** Source files of the thumbnails, by thumbnail name. */
  thumbnails: Map<string, PictureFile>;
}

const project = path.join(import.meta.dirname, '../..');

/** The atlas of the working tree's pictures, compared with those of a commit if one is given. */
export async function readAtlas(against?: string, root = project): Promise<AtlasWithFiles> {
  const now = await filesOfWorkingTree(root);
  const commit = against ? await commitOf(root, against) : undefined;
  const before: PictureFiles = commit ? await filesOfCommit(root, commit.commit) : new Map();
  const pictures: AtlasPicture[] = [];
  for (const [key, file] of now)
    pictures.push({ ...pictureOf(file), ...(commit && (await changeOf(file, before.get(key)))) });
  for (const [key, file] of before) if (!now.has(key)) pictures.push({ ...pictureOf(file), change: 'gone' });

  const files = [...now.values(), ...before.values()];
  const shown = new Set(pictures.flatMap(({ file, before: old }) => [file, old]));
  return {
    atlas: { ...(commit && { against: commit }), pictures },
    thumbnails: new Map(
      files.map((file) => [thumbnailName(file), file] as const).filter(([name]) => shown.has(name)),
    ),
  };
}

const pictureOf = (file: PictureFile): AtlasPicture => ({
  story: file.story,
  theme: file.theme,
  ...(file.width && { width: file.width }),
  file: thumbnailName(file),
});

async function changeOf(
  now: PictureFile,
  before: PictureFile | undefined,
): Promise<Pick<AtlasPicture, 'change' | 'before'>> {
  if (!before) return { change: 'new' };
  return (await isSame(before, now)) ? {} : { change: 'changed', before: thumbnailName(before) };
}

/** Whether two baselines differ in more than their file type. */
async function isSame(before: PictureFile, now: PictureFile): Promise<boolean> {
  if (before.blob === now.blob) return true;
  const [a, b] = await Promise.all([before, now].map(({ read }) => read()));
  return a!.equals(b!);
}
