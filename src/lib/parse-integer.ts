/** Separators between groups of digits: commas, full stops, apostrophes, Arabic and Chinese ones, any blank. */
const between = String.raw`[,.'‘’ʼ′\x60_٬،、。·\s]`;
const grouped = new RegExp(String.raw`^[1-9]\d{0,2}(${between})(?:\d{2,3}\1)*\d{3}(?=$|(?!\1)[.,٫。])`, 'u');
const decimals = /[.,٫。]0{0,2}$/u;

/**
 * Returns the integer of a text in any digits and grouping ('1,000', '１'), also '24.00'; undefined for any other
 * text.
 */
export function parseInteger(text: string): number | undefined {
  const plain = [
    ...text
      .replace(/\p{Cf}/gu, '')
      .replace(/[´˙]/g, "'") // NFKC makes a blank of them
      .normalize('NFKC')
      .replace(/\p{Pd}|\u2212/gu, '-')
      .trim(),
  ]
    .map((sign) => (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign))
    .join('');
  const sign = /^[-+]/.exec(plain)?.[0] ?? '';
  const unsigned = plain.slice(sign.length);
  const group = grouped.exec(unsigned)?.[0] ?? '';
  const digits = group.replace(/\D/g, '') + unsigned.slice(group.length).replace(decimals, '');
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? (sign === '-' ? -number : number) : undefined;
}

/**
 * Returns the value of a digit. The digits of a script follow each other from zero on; some scripts have two such
 * rows.
 */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
