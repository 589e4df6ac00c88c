import * as z from 'zod/mini';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { clock, db } from '../db/index.ts';
import { ownedByServer, reasonOfUpstream, upstream } from '../db/upstream.ts';
import type { UserRow } from '../db/rows.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { type FaultName, faults, faultsOf, faultTargets } from '../faults/index.ts';
import { type Override, without, withFirst } from '../outcomes/override.ts';
import { outcomeNames, type OutcomeName } from '../outcomes/index.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '../worlds/personas.ts';
import { worlds, type WorldName } from '../worlds/worlds.ts';
import { sessionCommands, type SessionCommand } from './change-session.ts';
import { IMPOSSIBLE_TIME, isPossibleTime } from './clock-commands.ts';
import { override, problemsOf, settingsSchema, worldName } from './settings.ts';

const personaNames = Object.keys(personas) as [PersonaName, ...PersonaName[]];

/**
 * Settings that a tester can change. Times are in milliseconds; `overrides` replaces all that are switched on. With
 * `world`, rows, sessions and the other settings are reset first.
 */
export type StateChange = z.infer<typeof StateChange>;
export const StateChange = z
  .strictObject({
    world: z.optional(worldName),
    /** Time to which the world's dates are relative. Default: the clock's time afterwards. */
    seededAt: z.optional(z.int().check(z.refine(isPossibleTime, IMPOSSIBLE_TIME))),
    /** Time that the clock shows after the change, instead of `clockOffset`. */
    now: z.optional(z.int()),
    /** Persona to sign in at the origin of the request; null for nobody. */
    persona: z.optional(z.nullable(z.enum(personaNames))),
    /** Switches one on, in front of the others, or off: two changes at once do not undo each other. */
    on: z.optional(override),
    off: z.optional(override),
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

/** Returns the settings and the available choices. `user` is who is signed in where the request comes from. */
export function readState(user?: UserRow) {
  const { latency, overrides, ...settings } = db.settings;
  return {
    world: db.origin.world,
    seededAt: db.origin.now,
    ...settings,
    latency: { ...latency },
    overrides: overrides.map((one) => ({ ...one })),
    persona: personaNames.find((name) => personas[name].id === user?.id) ?? null,
    upstream: upstream.address?.host ?? null,
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

/** Levels of objects and lists in a change; a patch of the deepest answer needs eight. */
const MAX_DEPTH = 50;

const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isDeeper(part, left - 1)));

/** Reads links and commands of earlier versions: `happenings`, or outcomes and faults apart. */
function readEarlier(change: Record<string, any>): unknown {
  const { activeOutcomes, outcomeTimes, faults: earlier, happenings, ...rest } = change;
  if (happenings) return { overrides: happenings, ...rest };
  if (!activeOutcomes && !earlier) return change;
  const ofFaults = [earlier ?? []].flat().map((each) => {
    const { fault: is, ...one } = Object(each) as Record<string, unknown>;
    return { ...one, is };
  });
  const ofOutcomes = Object.entries(activeOutcomes ?? {}).map(([endpoint, is]) => ({
    endpoint,
    is,
    times: outcomeTimes?.[endpoint],
  }));
  return { overrides: [...ofFaults, ...ofOutcomes], ...rest };
}

/** Reads a change, also as earlier versions wrote it; `problem` says why it is none. */
export function readChange(
  change: unknown,
): { data: StateChange; problem?: undefined } | { data?: undefined; problem: string } {
  if (isDeeper(change, MAX_DEPTH)) return { problem: `body: Nested deeper than ${MAX_DEPTH} levels` };
  const { data, error } = z.safeParse(StateChange, change && readEarlier(change as object));
  return error ? { problem: problemsOf(error) } : { data };
}

/** Applies a change. Returns an error message if nothing was changed. */
export function changeState(change: unknown): string | undefined {
  const { data, problem } = readChange(change);
  if (!data) return problem;
  const reason = reasonOfUpstream();
  if (reason && ownedByServer.some((name) => name in data)) return reason;
  const { world, seededAt, now: _, persona: __, on, off, ...settings } = data;
  const clockOffset = offsetIn(data);
  if (world) resetDb(world, seededAt ?? clock.realTime() + (clockOffset ?? 0));
  Object.assign(db.settings, settings, clockOffset !== undefined && { clockOffset });
  if (on) db.settings.overrides = withFirst(on as Override, db.settings.overrides);
  if (off) db.settings.overrides = without(off as Override, db.settings.overrides);
  return undefined;
}
