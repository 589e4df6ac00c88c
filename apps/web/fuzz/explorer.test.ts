// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { beginTab, NOW } from './explorer/app-code.fixtures.ts';
import { known } from './explorer/known.fixtures.ts';
import { orders } from './explorer/orders.fixtures.ts';
import type { Tab } from './explorer/tab.fixtures.ts';
import { World } from './explorer/world.fixtures.ts';

const {
  SEED = Date.now() % 2 ** 31,
  EXPLORE_RUNS,
  EXPLORE_PATH: path = '',
  EXPLORE_ORDER: only = '',
} = process.env;
const seed = Number(SEED);
/** Where a search begins: as the known orders do, and at two other customers. */
const starts = [
  ...Object.values(known),
  ...(['pending', 'paused'] as const).map((as) => ({ as, at: '/dash' })),
];
/** Runs that look for a shorter order of a failure. */
const SHORTENINGS = 60;

/** The state of the only source of chance, which each order begins anew. */
let chance = 1;
const nextChance = () => (chance = (chance * 16_807) % 2_147_483_647) / 2_147_483_647;

async function play(tab: Tab, start: Parameters<World['begin']>[0], doAll: (world: World) => Promise<void>) {
  vi.setSystemTime(NOW);
  chance = 1;
  const world = new World(tab);
  await world.begin(start, NOW);
  await doAll(world);
  await world.end();
}

const numRuns = Number(EXPLORE_RUNS ?? 0);
const played = Object.entries(known).filter(([name]) => new RegExp(only).test(name));
it(
  `the rules hold in ${numRuns ? `${numRuns} orders of any actions` : `${played.length} known orders`}`,
  async () => {
    const tab = await beginTab();
    vi.spyOn(Math, 'random').mockImplementation(nextChance);
    if (numRuns) return search(tab);
    const failures: string[] = [];
    for (const [name, order] of played)
      await play(tab, order, async (world) => {
        for (const step of [order.steps].flat()) await world.play(step);
      }).catch((error) => failures.push(`${name}, again by EXPLORE_ORDER: ${String(error)}`));
    expect(failures.join('\n\n')).toBe('');
  },
  (numRuns ? numRuns + SHORTENINGS : played.length) * 30_000,
);

/**
 * Any order of what a person, other people, the network, the browser and the clock do, in the assembled app before the
 * mock backend, with rules that always hold. SEED repeats them, and EXPLORE_PATH begins with one of them.
 */
async function search(tab: Tab) {
  let [runs, shortened] = [0, -1];
  const property = fc.asyncProperty(orders, async ({ start, choices, ...how }) => {
    if (shortened >= 0 && ++shortened > SHORTENINGS) return;
    if (shortened < 0 && ++runs > numRuns) return; // fast-check goes on with what is like the path
    await play(tab, { ...starts[start % starts.length]!, ...how }, async (world) => {
      for (const choice of choices) await world.step(choice);
    }).catch((error) => {
      shortened = Math.max(0, shortened);
      throw error;
    });
  });
  const result = await fc.check(property, { numRuns, seed, path, unbiased: true });
  const again = `EXPLORE_RUNS=1 SEED=${seed} EXPLORE_PATH=${result.counterexamplePath}`;
  if (result.failed) throw new Error(`run ${runs}, again by ${again}: ${String(result.errorInstance)}`);
}
