import { limits } from './limits.ts';

/*
 * Texts as people paste them: without the signs that mails, word processors, keyboards and chats add, and that cannot
 * belong to them (FRM-7). Fields clean at paste, where one sees it. What is typed is judged: it loses at sending what
 * nobody sees. The case stays. Never for passwords.
 */

const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** Hyphen-like characters: dashes of all scripts, minus signs, the bullet, and the sound mark of Japanese keyboards. */
const dashes = /[\p{Pd}\u2212\u2043\u02d7\u2796\u30fc]/gu;
const quotesAround = /^[\p{Pi}\p{Pf}"'`´′″„‚]+|[\p{Pi}\p{Pf}"'`´′″„‚]+$/gu;
const opening = /[\p{Pi}\p{Pf}"'`´′″„‚\p{Ps}\p{Pe}<>•·*#=+:]/u;
const closing = /[\p{Pi}\p{Pf}"'`´′″„‚\p{Ps}\p{Pe}<>.,:;!?،؛؟。、]/u;
/** Characters of chats for bold, italic, struck through and hidden text. */
const markup = /[*_~|]/;
const brokenLine = /[\r\n]+[\s>]*/g;
const ownLinks = /(?:^|[?&;\s])redeem=["'<([]*([^&#"'<>()[\]?/_;]*)/giu;
/** A word that looks like a key, and like no date. */
const keyShaped = /^(?!\d{4}-\d\d-\d\d$)[a-z\d]+(?:-[a-z\d]+){2,}$/iu;
/** A key that a mail has broken into lines, or with blanks around its hyphens. */
const spacedKey = /^[a-z\d]+(?:\s*-\s*[a-z\d]+){2,}$/iu;

/** Cleans a typed text for sending. */
export const stripInvisible = (text: string): string => text.replace(invisible, '').trim();

/** Like `stripInvisible`, for nullable fields: null if blank, the loaded text if unchanged. */
export const stripInvisibleOrNull = (text: string | null, loaded: string | null): string | null =>
  text === loaded ? loaded : stripInvisible(text ?? '') || null;

/** Cleans a key to redeem for sending, white space inside included. */
export const normalizeKey = (text: string): string => stripInvisible(text).replace(/\s/gu, '');

/** Returns the words that look like keys, each once. */
export const findKeys = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;|]+/u) // also of a row as CSV
      .map((word) => unwrapped(plain(unwrapped(word))))
      .filter((word) => keyShaped.test(word)),
  ),
];

/** Extracts a key or an invite code from our own link, a mail scanner's, or several words. Two keys stay apart. */
export function cleanCode(text: string): string {
  const joined = decoded(text.replace(brokenLine, ' ')).replace(/\t/g, ' ').replace(invisible, '');
  const linked = [...joined.matchAll(ownLinks)].map(([, link = '']) => firstOf(link));
  const code = linked.length === 0 ? joined : [...new Set(linked)].join(' ');
  const found = spacedKey.test(plain(code).trim()) ? [] : findKeys(code);
  return found.length > 0 ? found.join(' ') : unwrapped(plain(unwrapped(code.replace(/\s/gu, ''))));
}

/** Returns the first word, with those after it that the break of a line has cut off: at a hyphen, or with one in them. */
function firstOf(text: string): string {
  const [first = '', ...others] = plain(text).trim().split(/\s+/u);
  let code = first;
  for (const word of others) {
    if (!code.endsWith('-') && !(word.includes('-') && /^[a-z\d-]+$/iu.test(word))) break;
    code += word;
  }
  return code;
}

/** Cleans an HWID. Its alphabet is the client's, so that brackets, dots and slashes of a serial number stay. */
export const cleanHwid = (text: string): string =>
  plain(text.replace(brokenLine, '').replace(invisible, '').replace(/\s/gu, '').replace(quotesAround, ''));

/** Cleans a Discord ID, or extracts it from a mention such as <@123>. */
export const cleanDiscordId = (text: string): string => cleanCode(text).replace(/^@[!&]?/, '');

/** Cleans a username or a search, pasted or sent: visible characters stay. Joiners belong to scripts other than Latin. */
export const cleanUsername = (text: string): string =>
  text.replace(/(?<!\P{ASCII})\p{Cf}+|\p{Cf}+(?!\P{ASCII})/gu, '').trim();

/** Cleans a pasted name: other white space becomes blanks. */
export const cleanName = (text: string): string => cleanUsername(text.replace(/\s/gu, ' '));

/** Cleans a search text: like a code if it looks like one, else of invisible characters and surrounding blanks. */
export function cleanSearch(text: string): string {
  const seen = cleanName(text);
  const code = cleanCode(seen);
  const joined = plain(seen).replace(/\s/gu, '');
  const isSpaced = spacedKey.test(plain(seen)) || /^[A-Z\d]+(-[A-Z\d]+){2,}$/u.test(joined);
  const isCode =
    /^[a-z\d-]+$/iu.test(code) &&
    (!/\s/u.test(unwrapped(seen).trim()) || isSpaced || decoded(seen).search(ownLinks) >= 0);
  return isCode ? code : seen;
}

/** Returns the first character of a cleaned key that no key has, or undefined (KEY-3). */
export const firstInvalidCharacter = (code: string): string | undefined =>
  [...code].find((sign) => !limits.keyCode.test(sign));

const plain = (text: string) => text.normalize('NFKC').replace(dashes, '-');

/** Removes surrounding quotes, brackets and markup, in any order. */
function unwrapped(text: string): string {
  let start = 0;
  let end = text.length;
  const at = (index: number) => text.charAt(index);
  for (;;) {
    if (end - start > 2 && markup.test(at(start)) && at(start) === at(end - 1)) {
      start += 1;
      end -= 1;
    } else if (start < end && opening.test(at(start))) start += 1;
    else if (start < end && closing.test(at(end - 1))) end -= 1;
    else return text.slice(start, end);
  }
}

/** Decodes percent-encoding and HTML's ampersands, even if encoded more than once. */
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
