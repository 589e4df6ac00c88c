import { limits } from '../contract/limits.ts';
import { tabStorage } from '../lib/storage.ts';

/** The parameter of /dash that fills in a key to redeem. */
const REDEEM = 'redeem';
/** Key in the tab's storage. */
const KEPT = 'key-to-redeem';

/** Anything else in an address is ignored. */
const isKey = (text: string) => limits.keyCode.test(text) && text.length <= limits.codeLength;

/**
 * The key of a link such as /dash?redeem=ABCD-1234 (RED-3). Kept in this tab while its reader signs in or up;
 * it is only ever filled in, never sent by itself.
 */
export const keyLink = {
  /** The query that fills in a key. */
  of: (key: string): string => `?${REDEEM}=${encodeURIComponent(key)}`,
  /** The key in a query, or ''. */
  read(search: string): string {
    const key = new URLSearchParams(search).get(REDEEM)?.trim() ?? '';
    return isKey(key) ? key : '';
  },
  /** The query without the key. */
  without(search: string): string {
    const parameters = new URLSearchParams(search);
    parameters.delete(REDEEM);
    return parameters.toString();
  },
  /** Keeps the key of a query, if it has one. */
  keep(search: string): void {
    const key = keyLink.read(search);
    if (key) tabStorage.write(KEPT, key);
  },
  /** The query with the kept key, or ''. */
  kept(): string {
    const key = tabStorage.read(KEPT) ?? '';
    return isKey(key) ? keyLink.of(key) : '';
  },
  forget: () => tabStorage.remove(KEPT),
};
