import { changes } from '../db/changes.ts';
import { db, tableNames, type TableName } from '../db/index.ts';
import type { Settings } from '../db/settings.ts';
import type { TableDiff } from '../db/table.ts';
import type { WorldName } from '../worlds/worlds.ts';
import { loadWorld } from './reset-db.ts';

interface Journal {
  world: WorldName;
  now: number;
  settings: Settings;
  tables: Partial<Record<TableName, TableDiff<any>>>;
}

/** State of the database as text: the seeded world, and later changes. */
export const journal = {
  export(): string {
    const tables = Object.fromEntries(
      tableNames
        .map((name) => [name, db[name].diff()] as const)
        .filter(([, diff]) => diff.changed.length || diff.removed.length),
    );
    return JSON.stringify({ ...db.origin, settings: db.settings, tables } satisfies Journal);
  },

  /** Restores an exported state without notifying listeners. Throws for text that is not a journal. */
  import(text: string) {
    const { world, now, settings, tables } = JSON.parse(text) as Journal;
    // stored by an earlier version
    const { happenings } = settings as { happenings?: Settings['overrides'] };
    loadWorld(world, now, happenings ? { ...settings, overrides: happenings } : settings);
    changes.mute(() => {
      for (const name of tableNames) {
        const diff = tables[name];
        if (diff) db[name].apply(diff);
      }
    });
  },
};
