import { readMockState } from './mock-state.ts';
import { onMockChange } from './mock-changes.ts';

const RealDate = Date;
let offset = 0;

/** The time of this machine, whatever the page's clock shows. */
export const realTime = () => RealDate.now();

const now = () => RealDate.now() + offset;

/** Dates of the present are those of the mock backend; timers are not touched. */
function replaceDate() {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

let reads = 0;

async function adoptOffset() {
  const read = ++reads;
  const { clockOffset } = await readMockState();
  const isOutdated = read !== reads;
  if (isOutdated || clockOffset === offset) return;
  offset = clockOffset;
  // what is on the page is drawn anew, as after the tab was in the background
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Makes the page's clock follow the clock of the mock backend. */
export async function followMockClock(): Promise<void> {
  replaceDate();
  await adoptOffset();
  onMockChange(() => void adoptOffset());
}
