/** All durations (LIM-1) in ms, and the size of the celebration. Read at use, so that tests can override them (DEC-44). */
export const timings = {
  toast: 5000,
  searchDebounce: 300,
  splash: 500,
  hwidReload: 69,
  registerRedirect: 420,
  timeLeftRefresh: 60_000,
  newSubscription: 2_592_000_000,
  confetti: { duration: 3000, particles: 250, callback: 2500 },
  delays: { download: 1337, redeem: 1800, hwidReset: 420 },
  invitesPause: { min: 50, max: 150 },
  /** The bot-check: until its script counts as failed, until its API has to be there after the script, and until a
   *  widget that says nothing counts as failed; our choice. */
  botCheck: { load: 20_000, defined: 300, silent: 12_000 },
  /** Tolerated error of the device's clock; our choice. */
  clockSkew: 300_000,
  /** Interval of checks for autofilled values, which fire no event; our choice. */
  filledPoll: 250,
  /** Wait of the palette after the last key before it asks the server; our choice. */
  paletteSearch: 250,
  /** Interval of polls of a pending HWID reset request; our choice. */
  reviewPoll: 60_000,
  /** Interval of polls of the number of pending HWID requests; our choice. */
  pendingPoll: 30_000,
  /** Absence from a page after which its data are fetched again; our choice. */
  outdated: 300_000,
  /** Delays of further reads while paid premium is missing; our choice. */
  paymentPolls: [1000, 2000, 3000, 5000, 8000],
  /** Time for which a copy button shows its outcome; our choice. */
  copied: 2000,
  /** Time for which a new or changed row is marked; our choice. */
  rowHighlight: 5000,
  /** Press of a finger that selects a row; our choice. */
  longPress: 500,
  /**
   * Timeouts for the server; our choice. `slow`: before a notice offers to cancel. `signOut`: each step of a
   * sign-out, and its lock. `leave`: before a navigation counts as cancelled. `currentRow`: before a row is saved
   * without a fresh read.
   */
  timeouts: {
    slow: 10_000,
    check: 15_000,
    read: 30_000,
    write: 60_000,
    refresh: 10_000,
    signOut: 5000,
    leave: 15_000,
    currentRow: 2000,
  },
};

export type Timings = typeof timings;
type Changes<T> = { [Key in keyof T]?: T[Key] extends object ? Changes<T[Key]> : T[Key] };

/** @internal for stories and tests: changes some timings until the returned function is called. */
export function overrideTimings(changes: Changes<Timings>): () => void {
  const before = structuredClone(timings);
  merge(timings, changes);
  return () => merge(timings, before);
}

/** @internal for stories and tests that are not about artificial delays. */
export const withoutDelays: Changes<Timings> = {
  splash: 0,
  delays: { download: 0, redeem: 0, hwidReset: 0 },
  invitesPause: { min: 0, max: 0 },
  timeouts: { refresh: 2500, signOut: 300 }, // longer than a reply of the slow network of the stories
};

function merge<T extends object>(target: T, changes: Changes<T>) {
  for (const [key, value] of Object.entries(changes)) {
    const current = target[key as keyof T];
    if (typeof current === 'object' && current !== null) merge(current, value as Changes<typeof current>);
    else target[key as keyof T] = value as T[keyof T];
  }
}
