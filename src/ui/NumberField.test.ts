import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampNumber } from './NumberField.tsx';

it('always gives an integer inside the bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const number = clampNumber(text, { min: 1, max: 100 });
      expect(Number.isInteger(number) && number >= 1 && number <= 100).toBe(true);
    }),
  );
});

it.each([
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-3', 1],
  ['101', 100],
  ['42', 42],
  [' 7 ', 7],
  ['2.9', 2],
])('turns %j into %i', (text, number) => {
  expect(clampNumber(text, { min: 1, max: 100 })).toBe(number);
});
