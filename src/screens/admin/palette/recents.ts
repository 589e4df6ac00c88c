import { storage } from '#src/app/storage.ts';

/** The storage key of the recent commands, newest first. */
const RECENTS = 'palette-recents';
const MOST = 3;

/** The ids of the recent commands. */
export function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(RECENTS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds a command in front. */
export function rememberRecent(id: string): void {
  const ids = [id, ...readRecents().filter((other) => other !== id)].slice(0, MOST);
  storage.write(RECENTS, JSON.stringify(ids));
}
