import { beforeEach, expect, it } from 'vitest';
import { drafts } from './drafts.ts';

beforeEach(() => {
  drafts.clear();
  drafts.setOwner('anna');
});

it('copies what is open at the moment of the capture, under its name and for its owner', () => {
  let text = 'AB';
  const close = drafts.watch('key', () => text);
  drafts.watch('closed before', () => 'never')();
  text = 'ABCD';
  drafts.capture();
  close();
  expect(drafts.read('key')).toBe('ABCD');
  expect(drafts.read('closed before')).toBeUndefined();
  drafts.setOwner('ben');
  expect(drafts.read('key')).toBeUndefined();
  drafts.setOwner('anna');
  expect(drafts.read('key')).toBe('ABCD');
});

it('drops a copy once its form is mounted again', () => {
  drafts.watch('key', () => 'ABCD')();
  const close = drafts.watch('reason', () => 'broken');
  drafts.capture();
  close();
  expect(drafts.read('reason')).toBe('broken');
  drafts.watch('reason', () => 'broken')();
  expect(drafts.read('reason')).toBeUndefined();
});

it('keeps the copies of what has not been opened again over a second capture', () => {
  drafts.watch('key', () => 'ABCD');
  drafts.capture();
  drafts.watch('reason', () => 'broken');
  drafts.capture();
  expect(drafts.read('key')).toBe('ABCD');
});

it('is not closed by the end of an older registration of the same name', () => {
  const closeFirst = drafts.watch('key', () => 'first');
  const closeSecond = drafts.watch('key', () => 'second');
  closeFirst();
  drafts.capture();
  expect(drafts.read('key')).toBe('second');
  closeSecond();
});

it('forgets everything when told to', () => {
  const close = drafts.watch('key', () => 'ABCD');
  drafts.capture();
  close();
  drafts.clear();
  expect(drafts.read('key')).toBeUndefined();
});
