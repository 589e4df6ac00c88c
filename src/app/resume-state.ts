import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { cleanCode } from '../contract/clean-input.ts';
import { encodePart } from '../lib/attempt.ts';
import { checkoutRecord } from './checkout-record.ts';
import { parseStored } from './parse-stored.ts';
import { tabStorage } from './storage.ts';

/** State to restore after the next sign-in in this tab. */
interface ResumeState {
  /** The only user whom it belongs to; undefined for the first one who signs in. */
  of?: string | undefined;
  /** The page on which the session ended, with its query. */
  page?: string;
  /** Typed text of forms and open tabs, by name. */
  drafts?: Map<string, unknown>;
  /** Key of a link; '' for a user who has one to type (RED-3). */
  key?: string;
  /** True for a return from the checkout (BUY-5). */
  isPaid?: boolean;
  /** Unsent text by field. The username is typed without a session, and any sign-in clears it. */
  typed?: Partial<Record<KeptField, string>>;
  /** Sentences about work that would end with this page, by the path of its endpoint (LIS-17). */
  interrupted?: Partial<Record<string, string>> | undefined;
}

/** Fields whose text a reload keeps until it is sent (SES-12). */
export type KeptField = 'username' | 'key' | 'reason';

/** Key in the tab's storage: all that a reload keeps (SES-12). */
const WAITING = 'waiting-for-sign-in';
const Stored = z.object({
  of: z.optional(z.string()),
  key: z.optional(z.string().check(z.refine((key) => key === '' || isKey(key)))),
  isPaid: z.optional(z.boolean()),
  typed: z.optional(z.record(z.string(), z.string())),
  interrupted: z.optional(z.record(z.string(), z.string())),
});

/** Copy of the stored state, read once, as the storage may be refused later; undefined until then. */
let record: ResumeState | undefined;

const stored = () => parseStored(Stored, tabStorage.read(WAITING));
const current = (): ResumeState => (record ??= stored() ?? {});

function write(next: ResumeState) {
  record = next;
  const { page: _page, drafts: _drafts, ...stored } = next;
  if (Object.keys(stored).length > 0) tabStorage.write(WAITING, JSON.stringify(stored));
  else tabStorage.remove(WAITING);
}

/** Mounted forms by name, each with a function that returns its typed text. */
const open = new Map<string, () => unknown>();

/**
 * State to restore after the next sign-in in this tab. Belongs to the user it was saved for, else to the first who
 * signs in. A key stays until it is redeemed, and is never sent by itself.
 */
export const resumeState = {
  /** Saves state for this user, and drops another user's. */
  save(part: ResumeState) {
    // '//host' and '/\\host' are other origins to a browser
    const { page, ...rest } = part;
    const added = page !== undefined && /^\/(?![/\\])/.test(page) ? part : rest;
    const before = current().of === part.of ? current() : {};
    // the key of a link replaces a typed one
    write({ ...(part.key ? withTyped(before, 'key') : before), ...added });
  },
  /** Saves the text of mounted forms when the user's session ends without a sign-out. */
  saveDrafts(of: string) {
    const typed = [...open].map(([name, read]) => [name, read()] as const);
    resumeState.save({ of, drafts: new Map([...(resumeState.get(of).drafts ?? []), ...typed]) });
  },
  /** Registers a form and deletes its draft, which it has used. Returns a function that unregisters it. */
  registerForm(name: string, read: () => unknown): () => void {
    current().drafts?.delete(name);
    open.set(name, read);
    return () => {
      if (open.get(name) === read) open.delete(name);
    };
  },
  /** Returns the text typed in a form before the sign-in, for forms of signed-in users. */
  draft: (name: string): unknown => current().drafts?.get(name),
  /** Returns the state saved for this user or for no one in particular; {} if it is another user's. */
  get: (username?: string): ResumeState =>
    current().of === undefined || current().of === username ? current() : {},
  /** Assigns the state to this user, once signed in. */
  claim: (username: string) => write({ ...withTyped(resumeState.get(username), 'username'), of: username }),
  /** Returns the unsent text of a field, as a form's value; {} without one. */
  typed(field: KeptField): Partial<Record<KeptField, string>> {
    const text = current().typed?.[field];
    return text === undefined ? {} : { [field]: text };
  },
  /** Keeps the unsent text of a field over a reload; undefined once it is sent or empty. */
  keepTyped(field: KeptField, text: string | undefined) {
    if (text !== current().typed?.[field]) write(withTyped(current(), field, text));
  },
  /** Saves a sentence about the user's unfinished work on an endpoint; undefined once its end was shown (LIS-17). */
  noteWork(of: string | undefined, path: string, text: string | undefined) {
    if (![undefined, of].includes(current().of)) return; // replaced by another user meanwhile
    write({ ...current(), of, interrupted: { ...current().interrupted, [path]: text } });
  },
  /** Reads changes by later pages of this tab, after the browser has kept this page. */
  readAgain() {
    const { page, drafts } = current();
    const next = stored();
    if (next) record = { ...next, ...(page && { page }), ...(drafts && { drafts }) };
  },
  clear(part: 'page' | 'drafts' | 'key' | 'isPaid') {
    const { [part]: _, ...rest } = current();
    write(rest);
  },
};

/** Returns a record with another unsent text of a field, by default with none. */
function withTyped({ typed = {}, ...rest }: ResumeState, field: KeptField, text?: string): ResumeState {
  const { [field]: _, ...others } = typed;
  const next = text === undefined ? others : { ...others, [field]: text };
  return Object.keys(next).length > 0 ? { ...rest, typed: next } : rest;
}

/** The parameter of /dash that fills in a key to redeem. */
const REDEEM = 'redeem';

/** True for a key; anything else in an address is ignored. */
const isKey = (text: string) => limits.keyCode.test(text) && text.length <= limits.codeLength;

/** The key of a link such as /dash?redeem=ABCD-1234 (RED-3). */
export const linkedKey = {
  /** Returns the query that fills in a key. */
  toQuery: (key: string): string => `?${REDEEM}=${encodePart(key)}`,
  /** Returns the key in a query, '' for one to be typed, undefined without any. */
  read(search: string): string | undefined {
    const text = new URLSearchParams(search).get(REDEEM);
    if (!text) return text ?? undefined;
    const key = cleanCode(text);
    return isKey(key) ? key : undefined;
  },
  /** True if a query has the parameter, even without a key. */
  isPresent: (search: string): boolean => new URLSearchParams(search).has(REDEEM),
  without: (search: string): string => without(search, REDEEM),
};

/** The parameter of the payment page's redirect. Only its presence matters (DEC-42). */
const SUCCESS = 'success';

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

/** Clears this state and the checkout's, after a sign-out. */
export function clearUserState() {
  write({});
  checkoutRecord.clearUserState();
}
