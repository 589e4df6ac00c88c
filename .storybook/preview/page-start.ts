import { replaceDate } from '#apps/demo/replace-date.ts';
import { clock } from '#mocks/db/index.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';
import { clearNotifications } from '#src/app/notify.ts';
import { overrideTimings, type Timings, withoutDelays } from '#src/app/timings.ts';

/** Timings that keep toasts, 'Copied' and marked rows until the story ends. */
const lasting = { toast: 600_000, copied: 600_000, rowHighlight: 600_000 };

let leaveStory = () => {};

/**
 * Puts the page into the state in which each story starts. Runs again whenever a global or control changes, without a
 * clean-up in between, so it undoes its previous run.
 */
export function setUpPage(timings: Parameters<typeof overrideTimings>[0] = {}): void {
  leaveStory();
  replaceDate(() => REFERENCE_NOW);
  const restoreRandom = seedCrypto();
  const restoreTimings = overrideTimings({ ...withoutDelays, ...lasting, ...timings } as Partial<Timings>);
  leaveStory = () => {
    restoreRandom();
    clearNotifications();
    restoreTimings();
    replaceDate();
    leaveStory = () => {};
  };
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  clearNotifications();
}

/** Undoes `setUpPage`. */
export const tearDownPage = () => leaveStory();

/** Sets the page's clock to the mock backend's, which can differ from Storybook's fixed time. */
export function showTime(): void {
  clock.realTime = () => REFERENCE_NOW;
  const now = clock.now();
  replaceDate(() => now);
}

/** Makes random bytes, such as those of generated codes, the same in each run. Returns a function that undoes it. */
function seedCrypto() {
  const original = crypto.getRandomValues;
  let last = 7;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = array as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at++) bytes[at] = last = (last * 48271) % 2147483647;
    return array;
  };
  return () => {
    crypto.getRandomValues = original;
  };
}
