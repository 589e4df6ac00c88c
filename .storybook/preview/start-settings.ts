import { replaceDate } from '#apps/demo/replace-date.ts';
import { clock } from '#mocks/db/index.ts';
import type { Settings } from '#mocks/db/settings.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';

/** Settings with which a story starts; without latency, the toolbar says how fast answers are. */
export type StartSettings = Omit<Settings, 'latency'> & Partial<Pick<Settings, 'latency'>>;

/** Sets the page's clock to that of the mock backend, which is ahead of the fixed time of the workshop. */
export function showTime(): void {
  clock.realTime = () => REFERENCE_NOW;
  const now = clock.now();
  replaceDate(() => now);
}
