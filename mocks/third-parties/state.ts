import * as z from 'zod/mini';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { db } from '../db/index.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { isOutcomeChoice, outcomeNames, type OutcomeChoice, type OutcomeName } from '../outcomes/index.ts';
import { PERSONA_PASSWORD, personas } from '../scenarios/personas.ts';
import { worlds, type WorldName } from '../scenarios/worlds.ts';

const worldNames = Object.keys(worlds) as WorldName[];
const activeOutcomes = z.custom<OutcomeChoice>(
  (choice) => isOutcomeChoice(choice),
  'There is no such outcome',
);
const time = z.number().check(z.minimum(0));

/** Settings that a tester can change. Times are in milliseconds; `activeOutcomes` replaces the whole record. */
export type StateChange = z.infer<typeof StateChange>;
export const StateChange = z.strictObject({
  world: z.optional(z.enum(worldNames)),
  latency: z.optional(z.object({ min: time, max: time })),
  bearerLifeMs: z.optional(time),
  activeOutcomes: z.optional(activeOutcomes),
  botCheck: z.optional(z.enum(['works', 'does not load'])),
});

/** The settings and the available choices. */
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
    outcomes: Object.fromEntries(namedEndpoints.map(([endpoint]) => [endpoint, outcomeNames(endpoint)])) as {
      [Name in EndpointName]: OutcomeName<Name>[];
    },
  };
}

export type State = ReturnType<typeof readState>;

/** Applies a change; another world is reset to its seed. Returns an error message if nothing was changed. */
export function changeState(change: unknown): string | undefined {
  const { data, error } = z.safeParse(StateChange, change);
  if (error)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ');
  const { world, ...settings } = data;
  if (world) resetDb(world);
  Object.assign(db.settings, settings);
  return undefined;
}
