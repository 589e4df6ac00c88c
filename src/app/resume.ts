import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { cleanCode } from '../contract/pasted.ts';
import { attempt, encodePart } from '../lib/attempt.ts';
import { checkoutRecord } from './checkout-record.ts';
import { tabStorage } from './storage.ts';

/*
 * State that a person finds again after a sign-in: typed text, the page they were on, the key of the link they came by,
 * and the return from a checkout. Each belongs to one person.
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

/** What waits in this tab for a sign-in. */
interface HandOver {
  /** The only person for whom it waits; undefined for the first one who signs in. */
  of?: string | undefined;
  /** The page on which the session ended, with its query; in memory alone (SES-12). */
  page?: string;
  /** The key of a link; '' for somebody who has one to type (RED-3). */
  key?: string;
  /** True for a return from the checkout (BUY-5). */
  isPaid?: boolean;
}

/** Key in the tab's storage: all but the page. */
const WAITING = 'waiting-for-sign-in';
const Stored = z.object({
  of: z.optional(z.string()),
  key: z.optional(z.string().check(z.refine((key) => key === '' || isKey(key)))),
  isPaid: z.optional(z.boolean()),
});

let page: string | undefined;

function readRecord(): HandOver {
  const text = tabStorage.read(WAITING);
  const { data } = z.safeParse(
    Stored,
    attempt(() => JSON.parse(text ?? '{}') as unknown),
  );
  return { ...data, ...(page !== undefined && { page }) };
}

function writeRecord({ page: path, ...stored }: HandOver) {
  page = path;
  if (Object.keys(stored).length > 0) tabStorage.write(WAITING, JSON.stringify(stored));
  else tabStorage.remove(WAITING);
}

/**
 * One record for each tab, which belongs to one person: whoever it is for, else the first one who signs in. A key stays
 * in it until it is redeemed, also over a reload; it is only ever filled in, never sent by itself.
 */
export const handOver = {
  /** Adds to what waits for this person. What waited for another one is dropped. */
  leave(part: HandOver) {
    // '//host' and '/\\host' are other origins to a browser
    const { page: path, ...rest } = part;
    const added = path !== undefined && /^\/(?![/\\])/.test(path) ? part : rest;
    const known = readRecord();
    writeRecord(known.of === part.of ? { ...known, ...added } : added);
  },
  /** What waits for this person or for anybody; without a person, for anybody alone. Whoever else it is for is not told. */
  of(username?: string): HandOver {
    const record = readRecord();
    return record.of === undefined || record.of === username ? record : {};
  },
  /** Makes it this person's, once they are signed in. */
  claim: (username: string) => writeRecord({ ...handOver.of(username), of: username }),
  /** Forgets a part, once it is used. */
  forget(part: 'page' | 'key' | 'isPaid') {
    const { [part]: _, ...record } = readRecord();
    writeRecord(record);
  },
};

/** The parameter of /dash that fills in a key to redeem. */
const REDEEM = 'redeem';

/** Anything else in an address is ignored. */
const isKey = (text: string) => limits.keyCode.test(text) && text.length <= limits.codeLength;

/** The key of a link such as /dash?redeem=ABCD-1234 (RED-3). */
export const linkedKey = {
  /** The query that fills in a key. */
  toQuery: (key: string): string => `?${REDEEM}=${encodePart(key)}`,
  /** The query of somebody who has a key to type. */
  withoutKey: `?${REDEEM}=`,
  /** The key in a query, '' for one to be typed, undefined without any. */
  read(search: string): string | undefined {
    const text = new URLSearchParams(search).get(REDEEM);
    if (!text) return text ?? undefined;
    const key = cleanCode(text);
    return isKey(key) ? key : undefined;
  },
  /** Tells whether a query has the parameter, also with something that is no key. */
  isPresent: (search: string): boolean => new URLSearchParams(search).has(REDEEM),
  without: (search: string): string => without(search, REDEEM),
};

/** The parameter of the payment page's redirect. Only its presence matters (DEC-42). */
const SUCCESS = 'success';

/** The return from a checkout. */
export const checkoutReturn = {
  query: `?${SUCCESS}=`,
  isPresent: (search: string): boolean => new URLSearchParams(search).has(SUCCESS),
  without: (search: string): string => without(search, SUCCESS),
};

function without(search: string, name: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  return parameters.toString();
}

/** Forgets everything, after a sign-out. */
export function forgetPerson() {
  captured.clear();
  writeRecord({});
  checkoutRecord.forgetPerson();
}
