// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lastProduct } from './last-product.ts';

const options = [{ value: 1 }, { value: 12 }];

it('is the last one remembered, if there is one and it can still be chosen (FRM-6)', () => {
  expect(lastProduct.among(options)).toBeUndefined();
  lastProduct.remember(1);
  lastProduct.remember(12);
  lastProduct.remember(undefined);
  expect(lastProduct.among(options)).toBe(12);
  lastProduct.remember(2);
  expect(lastProduct.among(options)).toBeUndefined();
});
