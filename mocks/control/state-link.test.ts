// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { clock } from '../db/index.ts';
import { defaultSettings } from '../db/settings.ts';
import { faults, faultsOf, faultTargets } from '../faults/index.ts';
import { outcomeNames } from '../outcomes/index.ts';
import { type PersonaName, personas } from '../scenarios/personas.ts';
import { worlds, type WorldName } from '../scenarios/worlds.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { openState } from './open-state.ts';
import { codeIn, decodeState, encodeState, linkTo, MAX_LINK_LENGTH, type SharedState } from './state-link.ts';
import { readState } from './state.ts';

beforeEach(() => {
  clock.realTime = () => REFERENCE_NOW;
});

const APP = 'https://demo.example.com/licences/';

const { latency, bearerLifeMs, botCheck } = defaultSettings();
const usual: SharedState = {
  world: 'typical',
  latency,
  bearerLifeMs,
  botCheck,
  activeOutcomes: {},
  outcomeTimes: {},
  faults: [],
  route: '/',
  theme: 'light',
};

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
const sharedState: fc.Arbitrary<SharedState> = fc
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

describe('a state link', () => {
  it('has at most 400 characters and returns the state', () => {
    fc.assert(
      fc.property(sharedState, (state) => {
        const link = linkTo(APP, state);
        expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
        expect(decodeState(codeIn(`${link}#top`))).toEqual(state);
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  it('opens the same state twice', () => {
    for (const state of fc.sample(sharedState, { seed: 13, numRuns: 50 })) {
      const code = encodeState(state);
      const opened = [1, 2].map(() => {
        openState(decodeState(code));
        return JSON.stringify(readState());
      });
      expect(opened[0]).toBe(opened[1]);
      expect(readState().now).toBe(state.now ?? REFERENCE_NOW);
    }
  });

  it('is short for a usual state, and only letters that every address may hold', () => {
    expect(linkTo('http://localhost:5173/', usual).length).toBeLessThan(40);
    expect(encodeState({ ...usual, route: '/admin/keys?search=Ä&page=2#x' })).toMatch(/^[\w-]+$/);
  });

  it('refuses every change of a letter and every cut', () => {
    const code = encodeState({ ...usual, persona: 'admin', now: REFERENCE_NOW });
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === 'A' ? 'B' : 'A';
      expect(() => decodeState(code.slice(0, at) + other + code.slice(at + 1))).toThrow(/state link/);
      expect(() => decodeState(code.slice(0, at))).toThrow(/state link/);
    }
  });

  it('refuses a state that does not fit, and says what to do', () => {
    const all = Object.fromEntries(namedEndpoints.map(([name]) => [name, 'noMessage']));
    const state = { ...usual, activeOutcomes: all as SharedState['activeOutcomes'] };
    expect(() => linkTo(APP, { ...state, route: `/admin/keys?search=${'x'.repeat(150)}` })).toThrow(
      /\d+ characters instead of at most 400\. Save the state as a file/,
    );
    expect(decodeState(encodeState(state))).toEqual(state);
  });
});
