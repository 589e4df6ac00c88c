import { expect, it } from 'vitest';
import { parseInteger } from './parse-integer.ts';

it.each(Intl.supportedValuesOf('numberingSystem'))(
  'reads digits and grouping of %s (KEY-2)',
  (numberingSystem) => {
    for (const locale of ['en', 'de', 'de-CH', 'fr', 'hi', 'ar', 'es', 'pl']) {
      const text = new Intl.NumberFormat(locale, { numberingSystem }).format(1_234_567);
      if (/^[\p{Nd}\P{L}]+$/u.test(text)) expect([text, parseInteger(text)]).toEqual([text, 1_234_567]);
    }
  },
);

it.each<[string, number | undefined]>([
  ['1,000', 1000],
  ['1.000', 1000],
  ["1'000", 1000],
  ['1´000', 1000],
  ['１、０００', 1000],
  ['1·000', 1000],
  ['50,', 50],
  ['1,00,000', 100_000],
  ['1,000.00', 1000],
  ['２４', 24],
  [' 0720 ', 720],
  ['\u200b48', 48],
  ['24,0', 24],
  ['24,5', undefined],
  ['\u22125', -5],
  ['', undefined],
  ['48h', undefined],
  ['30 days', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['1,000.000', undefined],
  ['1,000,00', undefined],
  ['12 34', undefined],
  ['9'.repeat(20), undefined],
])('reads %j as %j (KEY-2)', (text, number) => {
  expect(parseInteger(text)).toBe(number);
});
