import * as z from 'zod/mini';
import { DAY } from '../lib/duration.ts';
import { parseStored } from './parse-stored.ts';
import { storage, tabStorage } from './storage.ts';

/** Premium, and the known ends of the ACTIVE subscriptions, in milliseconds since 1970. */
export type Holdings = z.infer<typeof Holdings>;
const Holdings = z.object({ premium: z.boolean(), ends: z.array(z.number()) });

/** Premium and subscriptions of a user when this tab left for the checkout. Times in milliseconds since 1970. */
export type CheckoutRecord = z.infer<typeof CheckoutRecord>;
const CheckoutRecord = z.object({
  username: z.string(),
  held: Holdings,
  /** Time at which `held` was read, which may be long before `leftAt`. */
  readAt: z.number(),
  leftAt: z.number(),
  /** True once the browser has come back. */
  isBack: z.boolean(),
});

/** Time that keys and confirmed payments have added, and when that was seen; null while unknown. */
const Explained = z.object({
  username: z.string(),
  gains: z.array(z.object({ at: z.number(), ms: z.nullable(z.number()) })),
});

const RECORD = 'checkout';
const EXPLAINED = 'explained-time';

/** A payment that takes longer than this is over, in milliseconds. */
const MAX_AGE = DAY;

/**
 * The checkout of one user, kept over the redirect and back, to find what a payment added (BUY-5). A damaged
 * record, one older than a day or another user's counts as none.
 */
export const checkoutRecord = {
  read(username: string, now: number): CheckoutRecord | undefined {
    const record = parseStored(CheckoutRecord, tabStorage.read(RECORD));
    return record?.username === username && now - record.leftAt < MAX_AGE ? record : undefined;
  },
  write(record: CheckoutRecord | undefined) {
    if (record) tabStorage.write(RECORD, JSON.stringify(record));
    else tabStorage.remove(RECORD);
  },

  /**
   * Notes the milliseconds that a key or payment has added, so that no other payment counts them; null while a key has
   * no response.
   * @param sentAt `at` of the note of null that this one replaces
   */
  explain(username: string, ms: number | null, at: number, sentAt?: number) {
    const gains = gainsOf(username).filter(
      (gain) => at - gain.at < MAX_AGE && !(gain.at === sentAt && gain.ms === null),
    );
    storage.write(
      EXPLAINED,
      JSON.stringify({ username, gains: [...gains, { at, ms: ms && Math.max(0, ms) }] }),
    );
  },
  /** Returns the milliseconds noted since a time; Infinity if a key without a response may have added any. */
  explainedSince: (username: string, since: number): number =>
    gainsOf(username).reduce((sum, { at, ms }) => (at >= since ? sum + (ms ?? Infinity) : sum), 0),

  clearUserState() {
    tabStorage.remove(RECORD);
    storage.remove(EXPLAINED);
  },
};

function gainsOf(username: string) {
  const explained = parseStored(Explained, storage.read(EXPLAINED));
  return explained?.username === username ? explained.gains : [];
}
