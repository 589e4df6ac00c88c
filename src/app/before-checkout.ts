import { storage, tabStorage } from './storage.ts';

/** Premium and the end of each ACTIVE product, in milliseconds since 1970, null where unknown. */
export interface Holdings {
  premium: boolean;
  ends: Readonly<Record<string, number | null>>;
}

interface Remembered extends Holdings {
  username: string;
  at: number;
  /** True once the browser has come back from the checkout. */
  isBack?: boolean;
}

/** Key in the tab's storage: the holdings when this tab left for the checkout. */
const BEFORE = 'before-checkout';
/** Key in the storage of all tabs: the holdings after the last redeemed key or confirmed payment. */
const EXPLAINED = 'explained-holdings';

/** Holdings of one person, over the redirect to the checkout and back, to tell what a payment has brought (BUY-5). */
export const beforeCheckout = {
  remember: (username: string, held: Holdings) =>
    tabStorage.write(BEFORE, JSON.stringify({ ...held, username, at: Date.now() })),
  /** The holdings before the checkout. Time that something else has brought since then counts as held before. */
  read(username: string): Holdings | undefined {
    const before = parsed(tabStorage.read(BEFORE), username);
    const explained = parsed(storage.read(EXPLAINED), username);
    return before && explained && explained.at >= before.at ? explained : before;
  },
  /** Keeps the payment awaited over a reload of the page. */
  markBack(username: string) {
    const before = parsed(tabStorage.read(BEFORE), username);
    if (before) tabStorage.write(BEFORE, JSON.stringify({ ...before, isBack: true }));
  },
  isBack: (username: string) => parsed(tabStorage.read(BEFORE), username)?.isBack === true,
  /** Says that the present holdings are no news: a key or another payment has brought them. */
  explain: (username: string, held: Holdings) =>
    storage.write(EXPLAINED, JSON.stringify({ ...held, username, at: Date.now() })),
  forget: () => tabStorage.remove(BEFORE),
  /** To be called after a sign-out. */
  forgetPerson() {
    beforeCheckout.forget();
    storage.remove(EXPLAINED);
  },
};

/** The product that has begun or lasts longer than before, '' if only premium has begun; undefined without news. */
export function gainedSince(before: Holdings, now: Holdings): string | undefined {
  const grown = Object.entries(now.ends).find(([name, end]) => {
    const earlier = before.ends[name];
    return earlier === undefined || (earlier !== null && end !== null && end > earlier);
  });
  return grown?.[0] ?? (now.premium && !before.premium ? '' : undefined);
}

function parsed(text: string | null, username: string): Remembered | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Remembered | null;
    const isWhole = value?.username === username && typeof value.ends === 'object' && value.ends !== null;
    return isWhole ? value : undefined;
  } catch {
    return undefined;
  }
}
