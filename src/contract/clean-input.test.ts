import { describe, expect, it } from 'vitest';
import {
  cleanCode,
  findKeys,
  normalizeKey,
  stripInvisible,
  cleanDiscordId,
  cleanHwid,
  cleanSearch,
  cleanUsername,
  firstInvalidCharacter,
} from './clean-input.ts';

const KEY = 'W33A-wt2e-4X6P';

describe('a pasted key or code is cleaned (FRM-7)', () => {
  it.each([
    ['blanks, tabs and line breaks around', ` \t${KEY}\r\n`],
    ['joiners, marks of direction and a soft hyphen', '\u200eW33A-wt\u00ad2e\u2060-4X\u200d6P\u202c'],
    ['a variation selector and a filler', 'W33A\ufe0f-wt2e-4X6P\u3164'],
    ['the place of a picture', `\ufffc${KEY}`],
    ['a line that a mail has broken', 'W33A-\nwt2e-\r\n4X6P'],
    ['a line of a quoted mail', 'W33A-wt2e-\n> 4X6P'],
    ['blanks around hyphens', 'W33A - wt2e - 4X6P'],
    ['a minus and a no-break hyphen', 'W33A−wt2e‑4X6P'],
    ['full-width letters and hyphens', 'Ｗ３３Ａ－ｗｔ２ｅ－４Ｘ６Ｐ'],
    ['the hyphen of a Japanese keyboard', 'W33Aーwt2eー4X6P'],
    ['curly quotes', `“${KEY}”`],
    ['German and French quotes', `„${KEY}“`],
    ['guillemets with blanks', `« ${KEY} »`],
    ['brackets and a final dot', `(${KEY}).`],
    ['code of a chat', `\`\`\`${KEY}\`\`\``],
    ['bold and hidden text of a chat', `**||${KEY}||**`],
    ['the bullet of a list', `• ${KEY}`],
    ['percent-encoding', '%20W33A%2Dwt2e%2D4X6P'],
    [
      'our own link in angle brackets, with more behind',
      `<https://shop.example/dash?from=mail&redeem=${KEY}#top>.`,
    ],
    ['our own link with an ampersand of HTML', `https://shop.example/dash?a=1&amp;redeem=${KEY}`],
    ['our own link, encoded', `https%3A%2F%2Fshop.example%2Fdash%3Fredeem%3D${KEY}`],
    [
      'our own link inside the link of a mail scanner',
      `https://safe.example/?url=https%3A%2F%2Fshop.example%2Fdash%3Fredeem%3DW33A%252Dwt2e%2D4X6P&data=05%7C1`,
    ],
    ['our own link, broken within a group', `<https://shop.example/dash?redeem=W33A-wt\n> 2e-4X6P>`],
    [
      'the message that carries the key',
      `Your key CS2, 90 days: https://shop.example/dash?redeem=${KEY} Open the link, sign in or sign up, and press Redeem.`,
    ],
    ['a link of Markdown', `[${KEY}](https://shop.example/dash?redeem=${KEY}).`],
    ['our own link with blanks around hyphens', `https://shop.example/dash?redeem=W33A – wt2e – 4X6P`],
    ['full-width quotes', `＂${KEY}＂`],
    ['an acute for a quote', `´${KEY}´`],
    ['the formula of a spreadsheet', `="${KEY}"`],
    ['a row of our own table', `${KEY}\tCS2\t24`],
    ['a row as CSV', `25,${KEY},CS2,"90"`],
    ['a date beside the key', `2026-01-15 ${KEY}!`],
    ['the link of a mail scanner that marks its end', `https://shop.example/dash?redeem=${KEY}__;!!a$`],
    ['the duration beside the key', `${KEY} – 30 days`],
    ['the same key twice', `${KEY}\n${KEY}`],
  ])('%s', (_, pasted) => expect(cleanCode(pasted)).toBe(KEY));

  it.each(['A-1', '-A-', 'a', KEY])('unchanged: %s', (code) => expect(cleanCode(code)).toBe(code));

  it.each([
    ['A_B', '_'],
    ['А-1', 'А'], // Cyrillic
    ['Key: A-1', ':'],
    [`${KEY}\nX33A-wt2e-4X6P`, ' '],
    [`https://a.example/dash?redeem=${KEY}\nhttps://a.example/dash?redeem=X33A-wt2e-4X6P`, ' '],
    ['100%', '%'],
    ['A😀', '😀'],
  ])('%s keeps the character %s', (text, sign) => expect(firstInvalidCharacter(cleanCode(text))).toBe(sign));

  it('keeps every character of a valid key', () =>
    expect(firstInvalidCharacter(cleanCode(` ${KEY}.`))).toBeUndefined());
});

it('sends typed text without invisible characters, a key to redeem without white space (FRM-7)', () => {
  expect(stripInvisible(' “A–1 \u200b2” ')).toBe('“A–1 2”');
  expect(normalizeKey(' W33A-\u00a0wt2e ')).toBe('W33A-wt2e');
  expect(findKeys(`${KEY} (X33A-wt2e-4X6P), CS2`)).toEqual([KEY, 'X33A-wt2e-4X6P']);
});

it.each([
  ['\u200bABCD-1234\u200b', 'ABCD-1234'],
  [' “ABCD–1234”\n', 'ABCD-1234'],
  ['ABCD\u00a01234', 'ABCD1234'],
  ['ABCD-\r\n> 1234', 'ABCD-1234'],
  ['{0A1B-2c3d}', '{0A1B-2c3d}'],
  ['/7XY.CN12_3./', '/7XY.CN12_3./'],
])('keeps the punctuation of an HWID: %j (FRM-7)', (text, hwid) => expect(cleanHwid(text)).toBe(hwid));

it.each([
  ['\u200b123456789012345678\u200e', '123456789012345678'],
  ['１２３ 456', '123456'],
  ['<@!123>', '123'],
  ['', ''],
])('cleans a Discord ID: %j (FRM-7)', (text, id) => expect(cleanDiscordId(text)).toBe(id));

it.each([
  ['\u200bvole\u200b', 'vole'],
  ['vo\u00adle', 'vole'],
  ['\u00a0-vole. ', '-vole.'],
  ['علی\u200cرضا', 'علی\u200cرضا'], // the joiner is part of the word
])('cleans a username of invisible characters: %j (FRM-7)', (text, name) =>
  expect(cleanUsername(text)).toBe(name),
);

it.each([
  ['\u200bvole', 'vole'],
  ['W33A–wt2e', 'W33A-wt2e'],
  ['W33A—', 'W33A-'],
  ['“W33A-WT2E”', 'W33A-WT2E'],
  ['(W33A-WT2E),', 'W33A-WT2E'],
  ['**`W33A-wt2e`**', 'W33A-wt2e'],
  ['• 12E456789012', '12E456789012'],
  ['w33a - wt2e - 4x6p', 'w33a-wt2e-4x6p'],
  [`see https://shop.example/dash?redeem=W33A-1 or`, 'W33A-1'],
  ['*', '*'],
  ['10.0.0.1', '10.0.0.1'],
  ['W33A- WT2E-4X6P', 'W33A-WT2E-4X6P'],
  ['https://shop.example/dash?redeem=W33A-1', 'W33A-1'],
  ['two  words – here', 'two  words – here'],
  ['10.0.', '10.0.'],
  ['100%', '100%'],
])('cleans the search %j to %j (FRM-7)', (text, search) => expect(cleanSearch(text)).toBe(search));
