import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toothHeights } from './key-blade.ts';

describe('the teeth of a code (FRM-2)', () => {
  it('have the requested number and one of eight heights each, for any code', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(40), (code, teeth) => {
        const heights = toothHeights(code, teeth);
        expect(heights).toHaveLength(teeth);
        expect(heights.filter((height) => !(height in Array(8).fill(0)))).toEqual([]);
      }),
    ));

  it('ignore case and hyphens, and differ for another character', () => {
    const heights = toothHeights('JHMW-33AE-9XKQ', 30);
    expect(toothHeights('jhmw33ae9xkq', 30)).toEqual(heights);
    expect(toothHeights('JHMW-33AE-9XKP', 30)).not.toEqual(heights);
  });

  it('do not repeat where the code begins anew', () => {
    const [first, second] = [toothHeights('premium', 7), toothHeights('premium', 14).slice(7)];
    expect(second).not.toEqual(first);
  });
});
