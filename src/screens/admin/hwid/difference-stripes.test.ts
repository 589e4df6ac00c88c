import { expect, it } from 'vitest';
import { compareHwids } from './compare-hwids.ts';
import { differenceStripes } from './difference-stripes.ts';

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
