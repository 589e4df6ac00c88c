import fc from 'fast-check';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { faults, faultsOf, faultTargets } from '../faults/index.ts';
import { outcomeNames } from '../outcomes/index.ts';
import { type PersonaName, personas } from '../scenarios/personas.ts';
import { worlds, type WorldName } from '../scenarios/worlds.ts';
import type { SharedState } from './state-link.ts';

const seconds = fc.integer({ min: 946_684_800, max: 32_503_679_999 }).map((time) => time * 1000);
const activeOutcomes = fc
  .uniqueArray(fc.constantFrom(...namedEndpoints.map(([name]) => name)), { maxLength: 6 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.constantFrom(...outcomeNames(name)).map((outcome) => [name, outcome])),
    ),
  )
  .map((pairs) => Object.fromEntries(pairs) as SharedState['activeOutcomes']);
const fault = fc.constantFrom(...faultTargets).chain((endpoint) =>
  fc.constantFrom(...faultsOf(endpoint)).chain((name) => {
    const { setting } = faults[name];
    return fc.record(
      {
        endpoint: fc.constant(endpoint),
        fault: fc.constant(name),
        times: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 1000 })),
        ...(setting && { [setting.name]: fc.integer({ min: 0, max: setting.max }) }),
      },
      { requiredKeys: ['endpoint', 'fault', 'times'] },
    );
  }),
) as fc.Arbitrary<SharedState['faults'][number]>;
const route = fc.constantFrom(
  '/',
  '/dash',
  '/login',
  '/admin/keys?page=2&search=Ä%26',
  '/admin/users?size=100',
);

/** Some of the outcomes happen to the next calls only. */
const withTimes = (state: Omit<SharedState, 'outcomeTimes'>): SharedState => {
  const some = (Object.keys(state.activeOutcomes) as (keyof SharedState['activeOutcomes'])[]).slice(1, 4);
  return { ...state, outcomeTimes: Object.fromEntries(some.map((name, at) => [name, 1 + 7 * at])) };
};

/** Every state that a tester could share. */
export const sharedState: fc.Arbitrary<SharedState> = fc
  .record(
    {
      persona: fc.constantFrom(...(Object.keys(personas) as PersonaName[])),
      world: fc.constantFrom(...(Object.keys(worlds) as WorldName[]).filter((name) => name !== 'crowded')),
      seededAt: seconds,
      now: seconds,
      latency: fc
        .tuple(fc.nat({ max: 9999 }), fc.nat({ max: 9999 }))
        .map(([min, more]) => ({ min, max: min + more })),
      bearerLifeMs: fc.constantFrom(15_000, 3_600_000),
      botCheck: fc.constantFrom('works', 'does not load'),
      activeOutcomes,
      faults: fc.array(fault, { maxLength: 3 }),
      route,
      theme: fc.constantFrom('light', 'dark'),
      locale: fc.constantFrom('en-GB', 'de-DE', 'ar', 'zh-Hant-TW'),
    },
    {
      requiredKeys: [
        'world',
        'latency',
        'bearerLifeMs',
        'botCheck',
        'activeOutcomes',
        'faults',
        'route',
        'theme',
      ],
    },
  )
  .map((state) => withTimes(state as Omit<SharedState, 'outcomeTimes'>));

/** The same fifty states in each run. */
export const fiftyStates = () => fc.sample(sharedState, { seed: 13, numRuns: 50 });
