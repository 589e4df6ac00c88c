import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHwids, differenceStripes, splitIntoGroups, type Segment } from './compare-hwids.ts';

const marked = (segments: Segment[]) =>
  segments.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const whole = (segments: Segment[]) => segments.map(({ text }) => text).join('');
const same = (segments: Segment[]) =>
  segments
    .filter(({ differs }) => !differs)
    .map(({ text }) => text)
    .join('');

describe('compareHwids (HWI-4)', () => {
  it.each([
    ['a1b2c3', 'a1b2c3', 'a1b2c3', 'a1b2c3', 0],
    ['a1b2c3', 'a1f2c4', 'a1[b]2c[3]', 'a1[f]2c[4]', 2],
    ['CPU1-BOARD7-DISK3', 'CPU1-BOARD22-DISK3', 'CPU1-BOARD[7]-DISK3', 'CPU1-BOARD[22]-DISK3', 2],
    ['abcabc', 'abc', 'abc[abc]', 'abc', 3],
    ['', 'abc', '', '[abc]', 3],
  ])('%s against %s', (current, next, currentMarked, nextMarked, differing) => {
    const comparison = compareHwids(current, next);
    expect(marked(comparison.current)).toBe(currentMarked);
    expect(marked(comparison.next)).toBe(nextMarked);
    expect(comparison.differing).toBe(differing);
  });

  const hwid = fc.string({ unit: fc.constantFrom(...'0123456789abcdef-'), maxLength: 64 });

  it('keeps every character; unmarked parts are equal on both sides', () => {
    fc.assert(
      fc.property(hwid, hwid, (current, next) => {
        const comparison = compareHwids(current, next);
        expect(whole(comparison.current)).toBe(current);
        expect(whole(comparison.next)).toBe(next);
        expect(same(comparison.current)).toBe(same(comparison.next));
        expect(comparison.differing === 0).toBe(current === next);
      }),
    );
  });

  it('marks every place that differs, and no other, where the lengths agree', () => {
    const pair = fc.integer({ min: 0, max: 64 }).chain((length) => {
      const digits = fc.string({ unit: fc.constantFrom(...'01'), minLength: length, maxLength: length });
      return fc.tuple(digits, digits);
    });
    fc.assert(
      fc.property(pair, ([current, next]) => {
        const places = [...current].filter((character, at) => character !== next[at]).length;
        expect(compareHwids(current, next).differing).toBe(places);
      }),
    );
  });

  it.each([
    ['178bfbff00a20f12', '178bfbff00c20f1d', true],
    ['aaaaaa', 'aabbbb', true],
    ['aaaaaa', 'abbbbb', false],
    ['178bfbff00a20f12', 'e91c04d7b35a66c8', false],
  ])('%s and %s are near: %s', (current, next, isNear) =>
    expect(compareHwids(current, next).isNear).toBe(isNear),
  );
});

describe('splitIntoGroups', () => {
  it('cuts into groups of the size, the last one shorter, and keeps the marks', () => {
    const parts = compareHwids('a1b2c3d4e5', 'a1f2c3d4e6').current;
    expect(splitIntoGroups(parts, 4).map(marked)).toEqual(['a1[b]2', 'c3d4', 'e[5]']);
    expect(splitIntoGroups([], 4)).toEqual([]);
  });

  it('loses no character and makes no group too long or empty', () => {
    const part = fc.record({ text: fc.string({ minLength: 1, maxLength: 20 }), differs: fc.boolean() });
    fc.assert(
      fc.property(fc.array(part), fc.integer({ min: 1, max: 9 }), (parts, size) => {
        const groups = splitIntoGroups(parts, size);
        expect(whole(groups.flat())).toBe(whole(parts));
        groups.forEach((group, at) => {
          if (at < groups.length - 1) expect(whole(group)).toHaveLength(size);
          else expect(whole(group).length).toBeLessThanOrEqual(size);
        });
      }),
    );
  });
});

describe('differenceStripes', () => {
  it('draws a stripe under each run that differs, measured in characters', () => {
    const { next } = compareHwids('aabbcc', 'aaXbcY');
    expect(differenceStripes(next)).toBe(
      'linear-gradient(to right, transparent 0ch 2ch, var(--color-warning) 2ch 3ch, transparent 3ch ' +
        '5ch, var(--color-warning) 5ch 6ch, transparent 6ch)',
    );
  });

  it('draws nothing where nothing differs or nothing is compared', () => {
    expect(differenceStripes(compareHwids('aa', 'aa').current)).toBeUndefined();
    expect(differenceStripes([])).toBeUndefined();
  });
});
