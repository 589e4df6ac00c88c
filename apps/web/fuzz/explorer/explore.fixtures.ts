import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { buildApp } from './app-code.fixtures.ts';
import { known } from './known.fixtures.ts';
import { type Order, orders, places } from './orders.fixtures.ts';
import { Tab } from './tab.fixtures.ts';
import { World } from './world.fixtures.ts';

const env = import.meta.env as Record<string, string | undefined>;
const { SEED = Date.now() % 2 ** 31, EXPLORE_RUNS, EXPLORE_PATH: path = '', EXPLORE_ORDER: only = '' } = env;
const seed = Number(SEED);
const NOW = Date.parse('2026-01-15T12:00:00Z');
/** Runs that look for a shorter order of a failure. */
const SHORTENINGS = 60;

/** The state of the only source of chance, which each order begins anew. */
let chance = 1;
const nextChance = () => (chance = (chance * 16_807) % 2_147_483_647) / 2_147_483_647;

/** Begins a tab with the app for each test. */
function beginTab(build: typeof buildApp) {
  const own = {} as { tab: Tab };
  beforeEach(async () => {
    const app = await build();
    vi.spyOn(Math, 'random').mockImplementation(nextChance);
    const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({
      now: NOW,
      // by `performance` React decides how long it draws at a time
      toFake: [...timers, 'Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    own.tab = new Tab(app);
  });
  afterEach(() => void own.tab.close());
  return own;
}

function beginWorld(tab: Tab): World {
  vi.setSystemTime(NOW);
  chance = 1;
  return new World(tab);
}

/**
 * The written orders, or with `EXPLORE_RUNS=2000` a search.
 * @param isPlayed EXPLORE_ORDER plays those whose name matches it
 */
export function explore(build: typeof buildApp, isPlayed: (order: Order) => boolean = () => true) {
  if (EXPLORE_RUNS !== undefined) return search(build, Number(EXPLORE_RUNS));
  const own = beginTab(build);
  const played = Object.entries(known).filter(([name, one]) => new RegExp(only).test(name) && isPlayed(one));
  it(
    `the rules hold in ${played.length} known orders`,
    async () => {
      const failures: string[] = [];
      for (const [name, { as = 'admin', at, server = 'usual', given, steps }] of played) {
        const world = beginWorld(own.tab);
        try {
          await world.begin({ as, at }, server, 'prompt', NOW, given);
          for (const step of [steps].flat()) await world.play(step);
          await world.end();
        } catch (error) {
          failures.push(`${name}, again by EXPLORE_ORDER: ${String(error)}`);
        }
      }
      expect(failures.join('\n\n')).toBe('');
    },
    played.length * 30_000,
  );
}

/**
 * Any order of what a person, other people, the network, the browser and the clock do, in the assembled app before the
 * mock backend, with rules that always hold. SEED repeats them, and EXPLORE_PATH begins with one of them.
 */
function search(build: typeof buildApp, numRuns: number) {
  const own = beginTab(build);
  it(
    `the rules hold in ${numRuns} orders of any actions`,
    async () => {
      let [runs, shortened] = [0, -1];
      const property = fc.asyncProperty(orders, async ({ place, server, net, choices }) => {
        if (shortened >= 0 && ++shortened > SHORTENINGS) return;
        if (shortened < 0 && ++runs > numRuns) return; // fast-check goes on with what is like the path
        const world = beginWorld(own.tab);
        try {
          await world.begin(places[place]!, server, net, NOW);
          for (const choice of choices) await world.step(choice);
          await world.end();
        } catch (error) {
          shortened = Math.max(0, shortened);
          throw error;
        }
      });
      const result = await fc.check(property, { numRuns, seed, path, unbiased: true });
      const again = `EXPLORE_RUNS=1 SEED=${seed} EXPLORE_PATH=${result.counterexamplePath}`;
      if (result.failed) throw new Error(`run ${runs}, again by ${again}: ${String(result.errorInstance)}`);
    },
    (numRuns + SHORTENINGS) * 30_000,
  );
}
