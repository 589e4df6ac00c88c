import { limits } from '../contract/limits.ts';
import { cleanCode } from '../contract/pasted.ts';
import { encodePart } from '../lib/attempt.ts';
import { checkoutRecord } from './checkout-record.ts';
import { tabStorage } from './storage.ts';

/*
 * State that a person finds again after a sign-in: typed text, the page they were on, and the key of the link they
 * came by. Each belongs to one person.
 */

type Read = () => unknown;

let owner: string | undefined;
/** Mounted forms and dialogs, by name. */
const open = new Map<string, Read>();
/** Captured values, by owner and name. */
const captured = new Map<string, Map<string, unknown>>();

/**
 * Keeps unsaved input, in memory and per user, when the session ends. Forms register themselves with `watch`;
 * `capture` copies their values, and a form that is mounted later under the same name starts with its copy.
 */
export const drafts = {
  /** Sets the user to whom captured values belong. */
  setOwner(username: string) {
    if (owner !== username) drafts.capture(); // another user has signed in in another tab
    owner = username;
  },
  /** Registers a form and discards its captured copy. Returns a function that unregisters it. */
  watch(name: string, read: Read): () => void {
    captured.get(owner ?? '')?.delete(name);
    open.set(name, read);
    return () => {
      if (open.get(name) === read) open.delete(name);
    };
  },
  /** To be called when the session ends without a sign-out. */
  capture() {
    if (owner === undefined) return;
    const copies = captured.get(owner) ?? new Map<string, unknown>();
    open.forEach((read, name) => copies.set(name, read()));
    captured.set(owner, copies);
  },
  /** The captured values of a form, or undefined. */
  read: (name: string): unknown => captured.get(owner ?? '')?.get(name),
};

/** The page on which a user's session ended, with its query. */
let place: { username: string; path: string } | undefined;

/** Remembers, in memory, the page on which a session ended (SES-12). */
export const pageToResume = {
  remember(username: string, path: string) {
    // '//host' and '/\host' are other origins to a browser
    if (/^\/(?![/\\])/.test(path)) place = { username, path };
  },
  of: (username: string): string | undefined => (place?.username === username ? place.path : undefined),
  forget() {
    place = undefined;
  },
};

/** The parameter of /dash that fills in a key to redeem. */
const REDEEM = 'redeem';
/** Key in the tab's storage. */
const KEPT = 'key-to-redeem';

/** Key in the tab's storage: the only person for whom the kept key waits. */
const KEPT_FOR = 'key-to-redeem-for';
/** Key in the tab's storage: the users who were signed in when a key was in the address, by the key's fingerprint. */
const OWNERS = 'key-owners';

function readOwners(): Record<string, unknown> {
  try {
    return Object(JSON.parse(tabStorage.read(OWNERS) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Tells keys apart without being one. */
const fingerprint = (key: string) =>
  [...key].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, 7).toString(36);

const ownerOf = (key: string) => readOwners()[fingerprint(key)];

/** Anything else in an address is ignored. */
const isKey = (text: string) => limits.keyCode.test(text) && text.length <= limits.codeLength;

/**
 * The key of a link such as /dash?redeem=ABCD-1234 (RED-3). An anonymous visitor's key waits in this tab for the
 * first person who signs in; from then on it is that person's. It is only ever filled in, never sent by itself.
 */
export const pendingKey = {
  /** The query that fills in a key. */
  toQuery: (key: string): string => `?${REDEEM}=${encodePart(key)}`,
  /** The query of somebody who has a key to type. */
  withoutKey: `?${REDEEM}=`,
  /** Tells if a query is about a key, also about one to be typed. */
  isPresent: (search: string): boolean =>
    new URLSearchParams(search).get(REDEEM) === '' || pendingKey.read(search) !== '',
  /** The key in a query, or ''. */
  read(search: string): string {
    const key = cleanCode(new URLSearchParams(search).get(REDEEM) ?? '');
    return isKey(key) ? key : '';
  },
  /** The query without the key. */
  without(search: string): string {
    const parameters = new URLSearchParams(search);
    parameters.delete(REDEEM);
    return parameters.toString();
  },
  /** Tells if the key of a query, if it has one, may be filled in for this user. The first one who asks owns it. */
  belongsTo(username: string, search: string): boolean {
    const key = pendingKey.read(search);
    if (key && ownerOf(key) === undefined)
      tabStorage.write(OWNERS, JSON.stringify({ ...readOwners(), [fingerprint(key)]: username }));
    return key === '' || [username, undefined].includes(ownerOf(key) as string | undefined);
  },
  /**
   * Keeps the key of a query: for its owner, else for the user whose session has ended, else for whoever signs in.
   * @param endedFor undefined if nobody was expected
   */
  keep(search: string, endedFor?: string): void {
    const key = pendingKey.read(search);
    if (!pendingKey.isPresent(search)) return;
    tabStorage.write(KEPT, key);
    const owner = key && (ownerOf(key) ?? endedFor);
    if (owner) tabStorage.write(KEPT_FOR, String(owner));
    else tabStorage.remove(KEPT_FOR);
  },
  /** The query with the key that is kept for this user, or for anybody; else ''. */
  load(username?: string): string {
    if (![null, username].includes(tabStorage.read(KEPT_FOR))) return '';
    const key = tabStorage.read(KEPT);
    if (key === '') return pendingKey.withoutKey;
    return key !== null && isKey(key) ? pendingKey.toQuery(key) : '';
  },
  forget() {
    tabStorage.remove(KEPT);
    tabStorage.remove(KEPT_FOR);
  },
};

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

/** Forgets everything, after a sign-out. */
export function forgetPerson() {
  captured.clear();
  pageToResume.forget();
  pendingKey.forget();
  checkoutReturn.forget();
  checkoutRecord.forgetPerson();
}

/**
 * Forgets also whose keys were in the address.
 * @internal for stories and tests
 */
export function resetResume() {
  forgetPerson();
  tabStorage.remove(OWNERS);
}
