import { beforeEach, expect, it } from 'vitest';
import { drafts } from './drafts.ts';

beforeEach(drafts.clear);

it('keeps a text for its owner and its field only', () => {
  drafts.keep('anna', 'key', 'ABCD');
  expect(drafts.read('anna', 'key')).toBe('ABCD');
  expect(drafts.read('anna', 'reason')).toBe('');
  expect(drafts.read('ben', 'key')).toBe('');
});

it('forgets what was emptied, and everything when told to', () => {
  drafts.keep('anna', 'key', 'ABCD');
  drafts.keep('anna', 'key', '');
  expect(drafts.read('anna', 'key')).toBe('');
  drafts.keep('anna', 'reason', 'x');
  drafts.clear();
  expect(drafts.read('anna', 'reason')).toBe('');
});

it('does not mistake one owner for another whose name runs into the field', () => {
  drafts.keep('a', 'b key', 'ABCD');
  expect(drafts.read('a b', 'key')).toBe('');
});
