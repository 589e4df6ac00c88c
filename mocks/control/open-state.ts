import { clock, db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { personas, type PersonaName } from '../scenarios/personas.ts';
import { resetDb } from '../seeds/reset-db.ts';
import type { SharedState } from './state-link.ts';

/** Puts the mock backend into a shared state. Returns the user who is signed in there, if any. */
export function openState(state: SharedState): UserRow | undefined {
  const {
    world,
    seededAt,
    now,
    latency,
    bearerLifeMs,
    botCheck,
    activeOutcomes,
    outcomeTimes,
    faults,
    persona,
  } = state;
  resetDb(world, seededAt ?? now ?? clock.realTime());
  const clockOffset = now === undefined ? 0 : now - clock.realTime();
  Object.assign(db.settings, {
    latency,
    bearerLifeMs,
    botCheck,
    activeOutcomes,
    outcomeTimes,
    faults,
    clockOffset,
  });
  const user = persona && db.users.find(personas[persona].id);
  return user?.isBanned ? undefined : user;
}

/** What the mock backend contributes to a shared state. `user` is who is signed in; only personas are shared. */
export function sharedStateOf(user: UserRow | undefined): Omit<SharedState, 'route' | 'theme' | 'locale'> {
  const { latency, bearerLifeMs, botCheck, activeOutcomes, outcomeTimes, faults } = db.settings;
  const persona = (Object.keys(personas) as PersonaName[]).find((name) => personas[name].id === user?.id);
  return {
    ...(persona && { persona }),
    world: db.origin.world,
    seededAt: db.origin.now,
    now: clock.now(),
    latency: { ...latency },
    bearerLifeMs,
    botCheck,
    activeOutcomes: { ...activeOutcomes },
    outcomeTimes: { ...outcomeTimes },
    faults: faults.map(({ endsAt: _, ...fault }) => fault),
  };
}
