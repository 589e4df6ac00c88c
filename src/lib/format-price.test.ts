import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '#src/contract/limits.ts';
import { formatPrice } from './format-price.ts';

it('shows the plan as LIM-1 does, one cent below and above included', () => {
  const { cents, currency } = limits.plan;
  expect([cents - 1, cents, cents + 1].map((amount) => formatPrice(amount, currency))).toEqual([
    '€2.48',
    '€2.49',
    '€2.50',
  ]);
});

it('always has two decimals and loses no cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const text = formatPrice(cents, 'EUR');
      expect(text).toMatch(/^€[\d,]+\.\d\d$/);
      expect(Number(text.replace(/[€,.]/g, ''))).toBe(cents);
    }),
  );
});
