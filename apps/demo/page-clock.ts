import { readMockState } from './mock-state.ts';
import { onMockChange } from './mock-changes.ts';
import { RealDate, replaceDate } from './replace-date.ts';

let offset = 0;

/** Returns the time of this machine, whatever the page's clock shows. */
export const realTime = () => RealDate.now();

const now = () => RealDate.now() + offset;

let reads = 0;

async function adoptOffset() {
  const read = ++reads;
  const { clockOffset } = await readMockState();
  const isOutdated = read !== reads;
  if (isOutdated || clockOffset === offset) return;
  offset = clockOffset;
  // renders again, as after a time in the background
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Makes the page's clock follow the clock of the mock backend. */
export async function followMockClock(): Promise<void> {
  replaceDate(now);
  await adoptOffset();
  onMockChange(() => void adoptOffset());
}
