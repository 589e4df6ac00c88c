import { describe, expect, it } from 'vitest';
import { camelFromZero, snakeFromOne, WrongQuery } from './paging.ts';

describe('the query of a list', () => {
  it.each([
    [camelFromZero, 'page=2&limit=25&sortField=id&sortDirection=desc&search=a+b', 'page=0&limit=1'],
    [snakeFromOne, 'page=3&per_page=25&sort_field=id&sort_direction=asc&search=a+b', 'page=1&per_page=1'],
  ])('%#', (dialect, wire, least) => {
    const query = { page: 2, size: 25, sort: 'id', descending: dialect === camelFromZero, search: 'a b' };
    expect(new URLSearchParams(dialect.encode(query)).toString()).toBe(wire);
    expect(dialect.decode(new URLSearchParams(wire))).toEqual(query);
    expect(dialect.names).toEqual([...new URLSearchParams(wire).keys()]);
    expect(dialect.decode(new URLSearchParams(least))).toEqual({
      page: 0,
      size: 1,
      sort: 'id',
      descending: true,
      search: '',
    });
  });
  it.each([
    ['page=0&limit=0', 'limit must be a whole number from 1'],
    ['limit=10', 'page must be a whole number from 0'],
    ['page=1a&limit=10', 'page must be a whole number from 0'],
    ['page=0&limit=10&sortDirection=up', 'sortDirection must be asc or desc'],
    ['page=0&limit=10&sortDirection=DESC', 'sortDirection must be asc or desc'],
    ['page=0&limit=10&per_page=10', 'Unknown parameter per_page'],
  ])('%s: %s', (wire, text) => {
    const decodeWire = () => camelFromZero.decode(new URLSearchParams(wire));
    expect(decodeWire).toThrow(WrongQuery);
    expect(decodeWire).toThrow(new RegExp(`^${text}$`));
  });
  it('begins at the first page of its dialect', () => {
    expect(() => snakeFromOne.decode(new URLSearchParams('page=0&per_page=1'))).toThrow('page must be');
  });
});
