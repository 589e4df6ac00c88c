import { storage } from '#src/app/storage.ts';
import { fileOf } from './story-text.ts';

/** Key in the browser's storage: files that were saved here, which may not be in stories/flows yet. */
const SAVED = 'demo-recordings';

/** The files of stories/flows when this page was built. */
const flows = Object.keys(import.meta.glob('../../../../stories/flows/*.stories.tsx')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1),
);
const saved = () => (storage.read(SAVED) ?? '').split(' ');

/** True if there is a story of this title: a second one would stop every run of stories. */
const isTitleTaken = (title: string) => [...flows, ...saved()].includes(fileOf(title));

/** Why a story cannot have this title; undefined if it can. */
export function problemWith(title: string): string | undefined {
  if (fileOf(title).startsWith('.')) return 'A story needs a name with letters or digits';
  return isTitleTaken(title) ? 'A story has this name already' : undefined;
}

/** Keeps in mind that a story was saved. */
export const noteSaved = (title: string) => storage.write(SAVED, [...saved(), fileOf(title)].join(' '));
