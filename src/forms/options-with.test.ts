import type { UseQueryResult } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { ProductRef } from '#src/contract/admin/products.ts';
import { productChoice, productOptions, usersFailure } from './options-with.ts';

const refetch = vi.fn();
const cs2 = { value: 1, label: 'CS2', translate: 'no' };

const read = (parts: object) =>
  ({ isError: false, isFetching: false, refetch, ...parts }) as unknown as UseQueryResult<ProductRef[]>;

it('offers the products of a list, and shows a failed read at its field, with Retry (SBS-3)', () => {
  const loaded = productChoice(read({ data: [{ id: 1, name: 'CS2' }] }));
  expect(loaded).toEqual({ options: [cs2], loading: false, failure: undefined });
  const { options, failure } = productChoice(read({ isError: true }));
  expect(options).toEqual([]);
  expect(failure!.message).toBe('The products could not be loaded.');
  failure!.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps the current value as an option, once, after a failed read too (SBS-3)', () => {
  const own = { id: 1, name: 'CS2' };
  expect(productOptions(undefined, own)).toEqual([cs2]);
  expect(productOptions([own], own)).toEqual([cs2]);
  expect(productOptions([{ id: 2, name: 'Rust' }], own)).toEqual([cs2, { ...cs2, value: 2, label: 'Rust' }]);
});

it('a failed read of users is an error of the field (SBS-3)', () => {
  expect(usersFailure(read({}), 'Not all users.')).toBeUndefined();
  const failure = usersFailure(read({ isError: true }), 'Not all users.')!;
  expect(failure.message).toBe('Not all users.');
  failure.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
