import { storage } from '#src/lib/storage.ts';

/** Key in local storage for the commands last used, newest first. */
const RECENTS = 'palette-recents';
const MOST = 3;

/** Ids of the commands last used; none where storage is forbidden or holds something else. */
export function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(RECENTS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a command in front. */
export function rememberRecent(id: string): void {
  const ids = [id, ...readRecents().filter((other) => other !== id)].slice(0, MOST);
  storage.write(RECENTS, JSON.stringify(ids));
}
