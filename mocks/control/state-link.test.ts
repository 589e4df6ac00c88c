// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { clock } from '../db/index.ts';
import { defaultSettings } from '../db/settings.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { openState } from './open-state.ts';
import { fiftyStates, sharedState } from './state-link.fixtures.ts';
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

describe('a state link', () => {
  it('has at most 400 characters and returns the state (MOC-4)', () => {
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
    for (const state of fiftyStates()) {
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
