import { limits } from './limits.ts';

/*
 * Texts as people paste them: without the signs that mails, word processors, keyboards and chats add, and that cannot
 * belong to them (FRM-7). The case stays. Never for passwords.
 */

const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** Dashes of all scripts, minus signs, the bullet and the sound mark that a Japanese keyboard types for a hyphen. */
const dashes = /[\p{Pd}\u2212\u2043\u02d7\u2796\u30fc]/gu;
const quotes = '\\p{Pi}\\p{Pf}"\'`´′″„‚';
const brackets = '\\p{Ps}\\p{Pe}<>';
const quotesAround = new RegExp(`^[${quotes}]+|[${quotes}]+$`, 'gu');
const wrapping = new RegExp(`^[${quotes}${brackets}•·]+|[${quotes}${brackets}.,;。、]+$`, 'gu');
/** Bold, italic, struck through and hidden text of chats: the same signs at both ends. */
const markup = /^([*_~|]+)(.+)\1$/u;
const ownLink = /(?:^|[?&;])redeem=([^&#]*)/iu;

/** A key or an invite code. Takes the key out of our own link, also out of one that a mail scanner has wrapped. */
export function cleanCode(text: string): string {
  const joined = decoded(text.replace(/[\r\n]+[\s>]*/g, ''))
    .replace(invisible, '')
    .replace(/\s/gu, '');
  const code = ownLink.exec(joined)?.[1] ?? joined;
  return plain(unwrapped(code));
}

/** An HWID: its alphabet is the client's, so that brackets, dots and slashes of a serial number stay. */
export const cleanHwid = (text: string): string =>
  plain(text.replace(invisible, '').replace(/\s/gu, '').replace(quotesAround, ''));

/** A Discord ID, also out of a mention such as <@123>. */
export const cleanDiscordId = (text: string): string => cleanCode(text).replace(/^@[!&]?/, '');

/** A username: all that is seen stays. Joiners belong to scripts other than Latin. */
export const cleanUsername = (text: string): string =>
  text.replace(/(?<!\P{ASCII})\p{Cf}+|\p{Cf}+(?!\P{ASCII})/gu, '');

/** A search text: a code is searched as a code, anything else without invisible signs and blanks around it. */
export function cleanSearch(text: string): string {
  const seen = text.replace(/\s/gu, ' ').replace(invisible, '').trim();
  const code = ownLink.test(decoded(seen)) ? cleanCode(seen) : plain(seen.replace(quotesAround, ''));
  const isCode = /^[a-z\d-]+$/iu.test(code);
  if (isCode) return code;
  const joined = code.replace(/\s/gu, '');
  return /^[A-Z\d]+(-[A-Z\d]+){2,}$/u.test(joined) ? joined : seen;
}

/** The first sign of a cleaned key that no key has, or undefined (KEY-3). */
export const foreignSign = (code: string): string | undefined =>
  [...code].find((sign) => !limits.keyCode.test(sign));

const plain = (text: string) => text.normalize('NFKC').replace(dashes, '-');

/** Without quotes, brackets and markup around it, in any order. */
function unwrapped(text: string): string {
  const inner = text.replace(wrapping, '').replace(markup, '$2');
  return inner === text ? text : unwrapped(inner);
}

/** Without percent-encoding and ampersands of HTML, also if encoded more than once. */
function decoded(text: string): string {
  for (let rounds = 3; rounds > 0 && /%[\da-f]{2}/i.test(text); rounds -= 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  return text;
}
