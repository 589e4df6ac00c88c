import * as z from 'zod/mini';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { clock, db } from '../db/index.ts';
import { ownedByServer, reasonOfUpstream, upstream } from '../db/upstream.ts';
import type { UserRow } from '../db/rows.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { type FaultName, faults, faultsOf, faultTargets } from '../faults/index.ts';
import { outcomeNames, type OutcomeName } from '../outcomes/index.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '../worlds/personas.ts';
import { worlds, type WorldName } from '../worlds/worlds.ts';
import { sessionCommands, type SessionCommand } from './change-session.ts';
import { IMPOSSIBLE_TIME, isPossibleTime } from './clock-commands.ts';
import { problemsOf, settingsSchema, worldName } from './settings.ts';

const personaNames = Object.keys(personas) as [PersonaName, ...PersonaName[]];

/**
 * Settings that a tester can change. Times are in milliseconds; `activeOutcomes` and `faults` replace all that
 * are switched on. With `world`, rows, sessions and the other settings are reset first.
 */
export type StateChange = z.infer<typeof StateChange>;
export const StateChange = z
  .strictObject({
    world: z.optional(worldName),
    /** The time that the dates of the world are relative to; by default what the clock shows afterwards. */
    seededAt: z.optional(z.int()),
    /** Time that the clock shows after the change, instead of `clockOffset`. */
    now: z.optional(z.int()),
    /** Persona to sign in at the origin of the request; null for nobody. */
    persona: z.optional(z.nullable(z.enum(personaNames))),
    ...(Object.fromEntries(
      Object.entries(settingsSchema).map(([name, schema]) => [name, z.optional(schema)]),
    ) as { [Name in keyof typeof settingsSchema]: z.ZodMiniOptional<(typeof settingsSchema)[Name]> }),
  })
  .check(
    z.refine((change) => isPossibleTime(clock.realTime() + (offsetIn(change) ?? 0)), IMPOSSIBLE_TIME),
    z.refine(({ world, seededAt }) => world || seededAt === undefined, 'seededAt needs a world'),
  );

const offsetIn = ({ now, clockOffset }: { now?: number | undefined; clockOffset?: number | undefined }) =>
  now === undefined ? clockOffset : now - clock.realTime();

/** The settings and the available choices. `user` is who is signed in where the request comes from. */
export function readState(user?: UserRow) {
  const { latency, activeOutcomes, outcomeTimes, faults: active, ...settings } = db.settings;
  return {
    world: db.origin.world,
    seededAt: db.origin.now,
    ...settings,
    latency: { ...latency },
    activeOutcomes: { ...activeOutcomes },
    outcomeTimes: { ...outcomeTimes },
    faults: active.map((one) => ({ ...one })),
    persona: personaNames.find((name) => personas[name].id === user?.id) ?? null,
    /** Host of the real server behind the mock; null if there is none. */
    upstream: upstream.address?.host ?? null,
    /** Time of the server's clock. */
    now: clock.now(),
    signedIn: [...new Set(db.sessions.all().map(({ userId }) => db.users.find(userId)?.username ?? ''))],
    worlds: Object.entries(worlds).map(([name, { about }]) => ({ name: name as WorldName, about })),
    accounts: Object.values(personas).map(({ username, about }) => ({
      username,
      password: PERSONA_PASSWORD,
      about,
    })),
    outcomes: Object.fromEntries(namedEndpoints.map(([endpoint]) => [endpoint, outcomeNames(endpoint)])) as {
      [Name in EndpointName]: OutcomeName<Name>[];
    },
    /** The faults that each endpoint can have. */
    possibleFaults: Object.fromEntries(
      faultTargets.map((endpoint) => [endpoint, faultsOf(endpoint)]),
    ) as Record<(typeof faultTargets)[number], FaultName[]>,
    allFaults: Object.entries(faults).map(([name, { notFor: _, ...fault }]) => ({
      name: name as FaultName,
      ...fault,
    })),
    sessionCommands: Object.entries(sessionCommands).map(([name, { label, about }]) => ({
      name: name as SessionCommand,
      label,
      about,
    })),
  };
}

export type State = ReturnType<typeof readState>;

/** Applies a change. Returns an error message if nothing was changed. */
export function changeState(change: unknown): string | undefined {
  const { data, error } = z.safeParse(StateChange, change);
  if (error) return problemsOf(error);
  const reason = reasonOfUpstream();
  if (reason && ownedByServer.some((name) => name in data)) return reason;
  const { world, seededAt, now: _, persona: __, ...settings } = data;
  const clockOffset = offsetIn(data);
  if (world) resetDb(world, seededAt ?? clock.realTime() + (clockOffset ?? 0));
  if (settings.activeOutcomes) db.settings.outcomeTimes = {};
  Object.assign(db.settings, settings, clockOffset !== undefined && { clockOffset });
  return undefined;
}
