import { storage } from '#src/lib/storage.ts';

/** Key of the names in local storage; each snapshot has a key of its own. */
const NAMES = 'demo-snapshots';
const keyOf = (name: string) => `demo-snapshot ${name}`;

/** The names of the snapshots that this browser keeps, latest first. */
export const snapshotNames = (): string[] => JSON.parse(storage.read(NAMES) ?? '[]') as string[];

/** Keeps a saved state, in place of one with the same name. Returns whether there was room for it. */
export function keepSnapshot(name: string, saved: string): boolean {
  storage.write(keyOf(name), saved);
  const isKept = storage.read(keyOf(name)) === saved;
  const others = snapshotNames().filter((one) => one !== name);
  storage.write(NAMES, JSON.stringify(isKept ? [name, ...others] : others));
  return isKept;
}

export const readSnapshot = (name: string): string | null => storage.read(keyOf(name));

export function removeSnapshot(name: string): void {
  storage.remove(keyOf(name));
  storage.write(NAMES, JSON.stringify(snapshotNames().filter((one) => one !== name)));
}
