import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#src/contract/limits.ts';
import { lastPage, readListState, repaired, searchedAddress, writeListState } from './list-state.ts';

const at = (search: string) => new URLSearchParams(search);
const anyState = fc.record({
  page: fc.nat(100_000),
  size: fc.constantFrom(...limits.pageSizes),
  descending: fc.boolean(),
  search: fc.string(),
});

describe('the state of a list in the URL', () => {
  it('is ten rows, newest first, when the URL says nothing', () => {
    expect(readListState(at(''))).toEqual({ page: 0, size: 10, descending: true, search: '' });
  });

  it('counts pages from 1 for people', () => {
    expect(writeListState(at(''), { page: 1 }).toString()).toBe('page=2');
    expect(readListState(at('page=2')).page).toBe(1);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=',
    'page=99999999999',
    'size=11',
    'size=',
    'dir=up',
    'dir=desc',
    'search=',
  ])('reads the invalid %s as the default and repairs it', (nonsense) => {
    expect(readListState(at(nonsense))).toEqual(readListState(at('')));
    expect(repaired(at(nonsense)).toString()).toBe('');
  });

  it.each([
    ['/admin/keys', 'the list that is open', '/admin/keys?size=25&dir=asc&search=JH+M'],
    ['/admin/users', 'another list', '/admin/users?search=JH+M'],
  ])('%s: a new search of %s is at %s (ADM-4)', (path, _, address) => {
    const open = {
      pathname: '/admin/keys',
      search: '?page=3&size=25&dir=asc&search=x&filter=on&Status=USED',
    };
    expect(searchedAddress(path, 'JH M', open)).toBe(address);
  });

  it('keeps other parameters', () => {
    expect(writeListState(at('theme=x&page=3'), { size: 25 }).toString()).toBe('theme=x&size=25');
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readListState(at(writeListState(at(''), state).toString()))).toEqual(state);
      }),
    );
  });

  it('goes to the first page on any change but the page', () => {
    fc.assert(
      fc.property(
        anyState,
        anyState,
        fc.constantFrom('size', 'descending', 'search'),
        (before, after, field) => {
          const url = writeListState(at(''), before);
          expect(readListState(writeListState(url, { [field]: after[field] }))).toEqual({
            ...before,
            page: 0,
            [field]: after[field],
          });
        },
      ),
    );
  });

  it('knows the last page', () => {
    expect([0, 1, 10, 11, 100].map((total) => lastPage(total, 10))).toEqual([0, 0, 0, 1, 9]);
  });
});
