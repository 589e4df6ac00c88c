import { changes } from '../db/changes.ts';
import { clock, db, tableNames, type TableName } from '../db/index.ts';
import { defaultSettings, type Settings } from '../db/settings.ts';
import type { Seed } from '../db/table.ts';
import type { WorldName } from '../worlds/worlds.ts';
import { seedsOf } from './index.ts';

/**
 * Restores the seed of a world: rows, sessions and settings. Dates are relative to `now` (ms), by default the
 * present, so that a live demo always looks recent while stories and tests, which freeze Date, always look
 * the same. The clock shows the real time again.
 */
export function resetDb(world: WorldName = 'typical', now = clock.realTime()) {
  loadWorld(world, now, defaultSettings());
  changes.notify();
}

/** Replaces everything in the database without notifying listeners. */
export function loadWorld(world: WorldName, now: number, settings: Settings) {
  const seeds: Partial<Record<TableName, Seed<any>>> = seedsOf(world, now);
  changes.mute(() => {
    for (const name of tableNames) db[name].load(seeds[name]);
    db.origin = { world, now };
    Object.assign(db.settings, settings);
  });
}

resetDb();
