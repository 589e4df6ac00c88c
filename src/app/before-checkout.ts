import { storage, tabStorage } from './storage.ts';

/** Premium and the ends of each ACTIVE product, the last first, in milliseconds since 1970; null where unknown. */
export interface Holdings {
  premium: boolean;
  ends: readonly (readonly [product: string, ends: readonly (number | null)[]])[];
}

interface Remembered extends Holdings {
  username: string;
  /** Time at which the holdings were read from the server. */
  at: number;
  /** True once the browser has come back from the checkout. */
  isBack?: boolean;
}

/** Key in the tab's storage: the holdings when this tab left for the checkout. */
const BEFORE = 'before-checkout';
/** Key in the storage of all tabs: the holdings after the last redeemed key or confirmed payment. */
const EXPLAINED = 'explained-holdings';

/** The parameter of the payment page's redirect. Only its presence matters (DEC-42). */
const SUCCESS = 'success';
/** Key in the tab's storage: for whom a return waits for a sign-in, '' for anybody. */
const RETURNED = 'returned-from-checkout';

/** A return from the checkout, also one that has to wait for a sign-in. */
export const checkoutReturn = {
  /** Tells whether this is the query of a return. */
  isPresent: (search: string): boolean => new URLSearchParams(search).has(SUCCESS),
  without(search: string): string {
    const parameters = new URLSearchParams(search);
    parameters.delete(SUCCESS);
    return parameters.toString();
  },
  /** Keeps a return for the user whose session has ended, else for whoever signs in. */
  keep(search: string, endedFor = ''): void {
    if (checkoutReturn.isPresent(search)) tabStorage.write(RETURNED, endedFor);
  },
  /** Adds the return that is kept for this user, or for anybody, to a query. */
  addTo(search: string, username: string): string {
    const parameters = new URLSearchParams(search);
    if (['', username].includes(tabStorage.read(RETURNED)!)) parameters.set(SUCCESS, '');
    return parameters.toString();
  },
  forget: () => tabStorage.remove(RETURNED),
};

/** Holdings of one person, over the redirect to the checkout and back, to tell what a payment has brought (BUY-5). */
export const beforeCheckout = {
  /** @param at when they were read, which may be long before: a key of another tab may have been redeemed since */
  remember: (username: string, held: Holdings, at: number) =>
    tabStorage.write(BEFORE, JSON.stringify({ ...held, username, at })),
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
    checkoutReturn.forget();
    storage.remove(EXPLAINED);
  },
};

/**
 * The product that has begun or lasts longer than before, '' if only premium has begun; undefined without news. Of
 * several subscriptions to a product each counts: a payment may extend the one that ends first.
 */
export function gainedSince(before: Holdings, now: Holdings): string | undefined {
  const known = new Map(before.ends);
  const grown = now.ends.find(([product, ends]) => {
    const earlier = known.get(product) ?? [];
    return ends.some((end, at) => at >= earlier.length || isLater(end, earlier[at]!));
  });
  return grown?.[0] ?? (now.premium && !before.premium ? '' : undefined);
}

const isLater = (end: number | null, than: number | null) => end !== null && than !== null && end > than;

function parsed(text: string | null, username: string): Remembered | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Remembered | null;
    const isWhole = value?.username === username && Array.isArray(value.ends);
    return isWhole ? value : undefined;
  } catch {
    return undefined;
  }
}
