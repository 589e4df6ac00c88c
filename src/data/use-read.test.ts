import { keepPreviousData } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { products } from '../contract/admin/products.ts';
import { readOptions } from './use-read.ts';

const input = { query: { page: 1, size: 10, sort: 'id', descending: true, search: '' } } as const;

it('keeps the previous reply only on request', () => {
  expect(readOptions(products.list, { input, keepPrevious: true }).placeholderData).toBe(keepPreviousData);
  expect(readOptions(products.list, { input }).placeholderData).toBeUndefined();
});
