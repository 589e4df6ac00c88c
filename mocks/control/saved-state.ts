import * as z from 'zod/mini';
import { changes } from '../db/changes.ts';
import { clock, db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { HOUR } from '../db/time.ts';
import { journal } from '../seeds/journal.ts';
import { hashOf } from './name-codes.ts';

const FORMAT = 'mock-state';
/** A change of the journal's format changes it. */
const VERSION = 1;

/** The whole state of the mock backend, with all rows that were changed, as a file or snapshot. */
export type SavedState = z.infer<typeof SavedState>;
export const SavedState = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** What the clock showed, in milliseconds. */
  now: z.int(),
  /** Who was signed in. Sessions are not saved, since they contain tokens. */
  username: z.optional(z.string()),
  /** The text of the journal. */
  journal: z.string(),
  hash: z.string(),
});

/** A saved state that cannot be opened; the message is for people. */
export class SavedStateError extends Error {}

/** Saves the state; `user` is who is signed in. */
export function saveState(user: UserRow | undefined): SavedState {
  const { tables, ...rest } = JSON.parse(journal.export()) as { tables: Record<string, unknown> };
  const { sessions: _, ...saved } = tables;
  const text = JSON.stringify({ ...rest, tables: saved });
  return {
    format: FORMAT,
    version: VERSION,
    now: clock.now(),
    ...(user && { username: user.username }),
    journal: text,
    hash: hashOf(text),
  };
}

/**
 * Opens a saved state and returns the user who was signed in. Throws a SavedStateError, without a change, for
 * what is no saved state, is damaged or of another version.
 */
export function openSavedState(saved: unknown): UserRow | undefined {
  const { format, version } = (saved ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw new SavedStateError('This is not a saved state of the mock backend');
  if (version !== VERSION)
    throw new SavedStateError(
      `This state was saved by version ${String(version)}; this is version ${VERSION}`,
    );
  const { data, error } = z.safeParse(SavedState, saved);
  if (error || hashOf(data.journal) !== data.hash)
    throw new SavedStateError('This saved state is damaged: a part of it was lost or changed');

  const before = journal.export();
  try {
    journal.import(data.journal);
  } catch {
    journal.import(before);
    throw new SavedStateError('This saved state names rows or worlds that no longer exist');
  }
  // what was saved a moment ago in real time stays in real time
  const isRecent = Math.abs(clock.realTime() - data.now) < HOUR;
  if (db.settings.clockOffset !== 0 || !isRecent) db.settings.clockOffset = data.now - clock.realTime();
  changes.notify();
  const user = db.users.where('username', data.username ?? '')[0];
  return user?.isBanned ? undefined : user;
}
