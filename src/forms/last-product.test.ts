// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lastProduct } from './last-product.ts';

const options = [{ value: 1 }, { value: 12 }];

it('the last product is the value remembered last, if still an option (FRM-6)', () => {
  expect(lastProduct.among(options)).toBeUndefined();
  lastProduct.remember(1);
  lastProduct.remember(12);
  lastProduct.remember(undefined);
  expect(lastProduct.among(options)).toBe(12);
  lastProduct.remember(2);
  expect(lastProduct.among(options)).toBeUndefined();
});
