import { changes } from '../db/changes.ts';
import { clock, db, tableNames, type TableName } from '../db/index.ts';
import { defaultSettings, type Settings } from '../db/settings.ts';
import type { Seed } from '../db/table.ts';
import type { WorldName } from '../worlds/worlds.ts';
import { seedsOf } from './index.ts';

/**
 * Restores a world's seed: rows, sessions and settings. Dates are relative to `now` (ms), by default the present:
 * a demo looks recent, a story with frozen Date always the same. The clock returns to the real time.
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
