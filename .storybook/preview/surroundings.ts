import { replaceDate } from '#apps/demo/replace-date.ts';
import { clock, db } from '#mocks/db/index.ts';
import { ANY_ENDPOINT } from '#mocks/faults/fault.ts';
import { DAY } from '#src/lib/duration.ts';
import { breakFeature, features, translatePage } from '../../tools/surroundings.ts';

const moveClock = (by: number) => () => {
  const now = Date.now();
  clock.realTime = () => Date.now() - by;
  replaceDate(() => now + by);
  return () => {}; // each story sets the clock
};

/** Features that the worker and the mock backend of the workshop need. */
const needed = ['service workers', 'local storage', 'session storage', 'random ids'];

const without = Object.entries(features)
  .filter(([name]) => !needed.includes(name))
  .map(([name, path]) => [`browser without ${name}`, () => breakFeature(path, 'absent')] as const);

const OFFLINE = 'offline after loading';

/** The customer's world in which a story can be shown (the toolbar's Surroundings): by name, how it begins and ends. */
const surroundings: Record<string, () => () => void> = {
  'translated page': () => translatePage((problem) => console.error(problem)),
  'clock 3 days ahead': moveClock(3 * DAY),
  'clock 3 days behind': moveClock(-3 * DAY),
  [OFFLINE]: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  ...Object.fromEntries(without),
};

export const surroundingNames = Object.keys(surroundings);

let leave = () => {};

/** Puts a story that is set up into surroundings, and out of those of the story before. */
export function enterSurroundings(name: string): void {
  leaveSurroundings();
  leave = surroundings[name]?.() ?? (() => {});
}

export function leaveSurroundings(): void {
  leave();
  leave = () => {};
}

const crashed = 'This page could not be shown';

/** After the play: what the surroundings do only then, and whether the page has died of them. */
export async function checkSurroundings(name: string): Promise<void> {
  if (!name) return;
  if (name === OFFLINE) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    db.settings.faults.push({ endpoint: ANY_ENDPOINT, fault: 'no connection', times: 'all' });
    window.dispatchEvent(new Event('offline'));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  if (document.body.innerText.includes(crashed)) console.error(`${crashed}: ${name}`);
}
