import { expect, it } from 'vitest';
import { compareHwids, differenceStripes, splitIntoGroups, type Segment } from './compare-hwids.ts';

const marked = (segments: Segment[]) =>
  segments.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

it.each([
  ['a1b2c3', 'a1b2c3', 'a1b2c3', 'a1b2c3', 0],
  ['a1b2c3', 'a1f2c4', 'a1[b]2c[3]', 'a1[f]2c[4]', 2],
  ['CPU1-BOARD7-DISK3', 'CPU1-BOARD22-DISK3', 'CPU1-BOARD[7]-DISK3', 'CPU1-BOARD[22]-DISK3', 2],
  ['abcabc', 'abc', 'abc[abc]', 'abc', 3],
  ['', 'abc', '', '[abc]', 3],
])('marks only the differing characters of %s and %s (HWI-4)', (current, next, ...found) => {
  const comparison = compareHwids(current, next);
  expect([marked(comparison.current), marked(comparison.next), comparison.differing]).toEqual(found);
});

it.each([
  ['aaaaaa', 'aabbbb', true],
  ['aaaaaa', 'abbbbb', false],
])('%s and %s are near: %s (HWI-4)', (current, next, isNear) =>
  expect(compareHwids(current, next).isNear).toBe(isNear),
);

it('splits into groups of the given size, the last group shorter, and keeps the marks', () => {
  const parts = compareHwids('a1b2c3d4e5', 'a1f2c3d4e6').current;
  expect(splitIntoGroups(parts, 4).map(marked)).toEqual(['a1[b]2', 'c3d4', 'e[5]']);
});

it('draws a stripe under each differing run, measured in characters, and no stripe otherwise', () => {
  const { current, next } = compareHwids('aabbcc', 'aaXbcY');
  expect(differenceStripes(next)).toBe(
    'linear-gradient(to right, transparent 0ch 2ch, var(--color-warning) 2ch 3ch, transparent 3ch ' +
      '5ch, var(--color-warning) 5ch 6ch, transparent 6ch)',
  );
  expect(differenceStripes(current.slice(0, 1))).toBeUndefined();
});
