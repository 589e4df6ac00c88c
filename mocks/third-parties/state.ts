import * as z from 'zod/mini';
import { db, resetDb } from '../db/index.ts';
import { outcomes } from '../outcomes/index.ts';
import { PERSONA_PASSWORD, personas } from '../scenarios/personas.ts';
import { worlds, type WorldName } from '../scenarios/worlds.ts';

const worldNames = Object.keys(worlds) as WorldName[];
const time = z.number().check(z.minimum(0));

/**
 * What a tester may set, all of it optional. Times in milliseconds; `activeOutcomes` replaces the whole
 * record.
 */
export type StateChange = z.infer<typeof StateChange>;
export const StateChange = z.strictObject({
  world: z.optional(z.enum(worldNames)),
  latency: z.optional(z.object({ min: time, max: time })),
  bearerLifeMs: z.optional(time),
  activeOutcomes: z.optional(z.record(z.string(), z.string())),
  botCheck: z.optional(z.enum(['works', 'does not load'])),
});

/** The state a tester sees: the settings, and what there is to choose from. */
export function readState() {
  return {
    world: db.origin.world,
    latency: { ...db.settings.latency },
    bearerLifeMs: db.settings.bearerLifeMs,
    activeOutcomes: { ...db.settings.activeOutcomes },
    botCheck: db.settings.botCheck,
    worlds: Object.entries(worlds).map(([name, { about }]) => ({ name: name as WorldName, about })),
    accounts: Object.values(personas).map(({ username, about }) => ({
      username,
      password: PERSONA_PASSWORD,
      about,
    })),
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([endpoint, named]) => [endpoint, Object.keys(named)]),
    ),
  };
}

export type State = ReturnType<typeof readState>;

/**
 * Changes what is named; another world begins from its seed. Returns what is wrong, or undefined when all has
 * been set.
 */
export function changeState(change: unknown): string | undefined {
  const { data, error } = z.safeParse(StateChange, change);
  if (error)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ');
  const unknown = Object.entries(data.activeOutcomes ?? {}).find(
    ([endpoint, name]) => !outcomes[endpoint]?.[name],
  );
  if (unknown) return `activeOutcomes: ${unknown[0]} has no outcome ${unknown[1]}`;
  const { world, ...settings } = data;
  if (world) resetDb(world);
  Object.assign(db.settings, settings);
  return undefined;
}
