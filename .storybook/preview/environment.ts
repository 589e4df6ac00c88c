import { configure } from 'storybook/test';
import { replaceDate } from '#apps/demo/replace-date.ts';
import { clock, db } from '#mocks/db/index.ts';
import { DAY } from '#src/lib/duration.ts';
import { elementError } from '../../tools/missing.ts';
import { breakFeature, features, translatePage } from '../../tools/environment.ts';

const moveClock = (by: number) => () => {
  const now = Date.now();
  clock.realTime = () => Date.now() - by;
  replaceDate(() => now + by); // each story sets the clock
};

/** Features that Storybook's worker, mock backend, stubs and plays need. */
const needed = [
  'clipboard',
  'service workers',
  'local storage',
  'session storage',
  'random ids',
  'combined signals',
  'visibility checks',
];

const OFFLINE = 'offline after loading';

/** Functions by environment (the toolbar's Environment): each starts one and returns a function that ends it. */
const environments: Record<string, () => (() => void) | void> = {
  'translated page': () => translatePage((problem) => console.error(problem)),
  'clock 3 days ahead': moveClock(3 * DAY),
  'clock 3 days behind': moveClock(-3 * DAY),
  [OFFLINE]: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
};
for (const [name, path] of Object.entries(features))
  if (!needed.includes(name)) environments[`browser without ${name}`] = () => breakFeature(path, 'absent');

export const environmentNames = Object.keys(environments);

let leave: (() => void) | void;

/** Switches the page's environment; '' leaves it. */
export function enterEnvironment(name: string): void {
  leave?.();
  leave = environments[name]?.();
  // the longest that a play waits for something that does come: a busy machine makes it slower, never red;
  // in an environment it may wait for words that do not come
  configure({ asyncUtilTimeout: name ? 3000 : 15_000, getElementError: elementError });
}

/** Returns empty-state sentences, which are unproven if nothing can be read. */
const emptyStates = (): string[] => document.body.innerText.match(/^(No .+ (yet|available)|0 \w+)$/gm) ?? [];

async function loseNetwork(): Promise<string[]> {
  const [{ ANY_ENDPOINT }, { override }] = await Promise.all([
    import('#mocks/faults/fault.ts'),
    import('#mocks/outcomes/override.ts'),
  ]);
  const before = emptyStates();
  const row = document.querySelector('.data-table tbody tr');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  db.settings.overrides.unshift(override(ANY_ENDPOINT, 'no connection'));
  window.dispatchEvent(new Event('offline'));
  document.dispatchEvent(new Event('visibilitychange'));
  const next = document.querySelector<HTMLElement>('[aria-label="Next page"]:not([aria-disabled="true"])');
  next?.click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const isOfOtherPage = next && row?.isConnected && row.closest('table')?.ariaBusy !== 'true';
  const unknown = emptyStates().filter((sentence) => !before.includes(sentence));
  return isOfOtherPage ? [...unknown, 'rows of another page'] : unknown;
}

/** Returns remaining times and date fields that the page shows without a notice of the wrong clock (LIS-18). */
function unnoticedTimes(): string[] {
  const { innerText } = document.body;
  const isNoticed = innerText.includes('This device’s clock is 3 days');
  // without a session they are examples; a play may have set the clock
  if (isNoticed || !localStorage.getItem('username') || Math.abs(Date.now() - clock.now()) < DAY) return [];
  const fields = [...document.querySelectorAll('input[type^="date"]')].map(({ id }) => id);
  return [...(innerText.match(/^.*(\d (days?|hours?|minutes?) left|\buntil \d).*$/gm) ?? []), ...fields];
}

/** Applies an environment's late effects after the play. Reports a page that crashed, or that makes a false statement. */
export async function checkEnvironment(name: string): Promise<void> {
  const wrong = name === OFFLINE ? await loseNetwork() : name.startsWith('clock') ? unnoticedTimes() : [];
  if (name && document.body.innerText.includes('This page could not be shown')) wrong.push('the page died');
  if (wrong.length) console.error(`False in the environment ${name}: ${wrong.join(', ')}`);
}
