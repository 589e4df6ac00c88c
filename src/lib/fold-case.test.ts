import { expect, it } from 'vitest';
import { matchesIn } from './fold-case.ts';

it.each([
  ['Rust, rust', 'RUST', ['Rust', 'rust']],
  ['İstek: yeni anakart', 'anakart', ['anakart']],
  ['İİ İstek', 'istek', ['İstek']],
  ['istek', 'İSTEK', ['istek']],
  ['I\u0307stek: ana', 'ana', ['ana']],
  ['Straße 1', 'STRASSE', ['Straße']],
  ['Straße 1', 's', ['S', 'ß']],
  ['STRASSE 1', 'straße', ['STRASSE']],
  ['ẞ ŉ ǰ ΐ ﬃ end', 'END', ['end']],
  ['ὈΔΥΣΣΕΎΣ', 'ὀδυσσεύς', ['ὈΔΥΣΣΕΎΣ']],
  ['👩‍💻 Ada', 'ada', ['Ada']],
  ['anything', '', []],
])('finds %j and %j at offsets of the original', (text, wanted, found) =>
  expect(matchesIn(text, wanted).map(({ from, to }) => text.slice(from, to))).toEqual(found),
);
