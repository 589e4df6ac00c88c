import fc from 'fast-check';
import { afterEach, beforeEach, it, vi } from 'vitest';
import type { buildApp } from './app-code.fixtures.ts';
import { orders, places } from './orders.fixtures.ts';
import { Tab } from './tab.fixtures.ts';
import { World } from './world.fixtures.ts';

const { SEED, EXPLORE_RUNS, EXPLORE_PATH: path = '' } = import.meta.env as Record<string, string | undefined>;
const seed = Number(SEED ?? (EXPLORE_RUNS === undefined ? 1 : Date.now() % 2 ** 31));
const NOW = Date.parse('2026-01-15T12:00:00Z');
/** Runs that look for a shorter order of a failure. */
const SHORTENINGS = 60;

/** The state of the only source of chance, which each order begins anew. */
let chance = 1;
const nextChance = () => (chance = (chance * 16_807) % 2_147_483_647) / 2_147_483_647;

/**
 * Any order of what a person, other people, the network, the browser and the clock do, in the assembled app before the
 * mock backend, with rules that always hold. `EXPLORE_RUNS=2000` takes more and other orders; SEED repeats them, and
 * EXPLORE_PATH begins with one of them.
 */
export function explore(build: typeof buildApp, usualRuns: number) {
  const numRuns = Number(EXPLORE_RUNS ?? usualRuns);
  let tab: Tab;
  beforeEach(async () => {
    const app = await build();
    vi.spyOn(Math, 'random').mockImplementation(nextChance);
    const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({
      now: NOW,
      // by `performance` React decides how long it draws at a time
      toFake: [...timers, 'Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    tab = new Tab(app);
  });
  afterEach(() => void tab.close());

  it(
    `the rules hold in ${numRuns} orders of any actions`,
    async () => {
      let [runs, shortened] = [0, -1];
      const property = fc.asyncProperty(orders, async ({ place, server, net, choices }) => {
        if (shortened >= 0 && ++shortened > SHORTENINGS) return;
        if (shortened < 0 && ++runs > numRuns) return; // fast-check goes on with what is like the path
        vi.setSystemTime(NOW);
        chance = 1;
        const world = new World(tab);
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
