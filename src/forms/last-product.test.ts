// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lastProduct } from './last-product.ts';

const options = [{ value: 1 }, { value: 12 }];

it('is empty in a fresh browser (FRM-6)', () => {
  expect(lastProduct.among(options)).toBeUndefined();
});

it('is the last one remembered (FRM-6)', () => {
  lastProduct.remember(1);
  lastProduct.remember(12);
  lastProduct.remember(undefined);
  expect(lastProduct.among(options)).toBe(12);
});

it('is empty once it cannot be chosen any more (FRM-6)', () => {
  lastProduct.remember(2);
  expect(lastProduct.among(options)).toBeUndefined();
});
