import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it.each([
  [0, '€0.00'],
  [5, '€0.05'],
  [249, '€2.49'],
  [250, '€2.50'],
  [1_234_567, '€12,345.67'],
])('writes %i cents as %s (LIM-1)', (cents, text) => expect(formatPrice(cents, 'EUR')).toBe(text));
