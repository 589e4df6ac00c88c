import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bladeSize, keyBladePath } from './key-blade.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const codes = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet, '-'), minLength: 1, maxLength });

/** The blade without the bow: its points in order. */
function pointsOf(path: string): [number, number][] {
  const blade = path.slice(path.indexOf('M14 '));
  let y = 0;
  return [...blade.matchAll(/([MLH])([\d.]+)(?: ([\d.]+))?/g)].map(([, command, x, to]) => {
    if (command !== 'H') y = Number(to);
    return [Number(x), y];
  });
}

/** Without what the uncut rest and the back edge look like. */
const cutsOf = (path: string) => path.match(/L[\d.]+ [\d.]+L[\d.]+ [\d.]+H[\d.]+/g)!.slice(0, -1);

describe('the blade of a code (FRM-2)', () => {
  it('lies in its box and never turns back before the tip', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (code) => {
        const path = keyBladePath(code);
        expect(path).toMatch(/^[MLHVAZ\d. ]+$/);
        const points = pointsOf(path);
        const isInside = ([x, y]: [number, number]) =>
          x >= 0 && x <= bladeSize.width && y >= 0 && y <= bladeSize.height;
        expect(points.filter((point) => !isInside(point))).toEqual([]);
        const edge = points.slice(0, -2).map(([x]) => x);
        expect(edge.every((x, at) => at === 0 || x >= edge[at - 1]!)).toBe(true);
      }),
    );
  });

  it('keeps its cuts while the code is typed', () => {
    fc.assert(
      fc.property(codes(19), (code) => {
        for (let length = 1; length <= code.length; length++) {
          const typed = cutsOf(keyBladePath(code.slice(0, length)));
          expect(cutsOf(keyBladePath(code)).slice(0, length)).toEqual(typed);
        }
      }),
    );
  });

  it('has 36 depths, the same for small and capital letters, and none for a hyphen', () => {
    expect(new Set(alphabet.map(keyBladePath)).size).toBe(36);
    expect(keyBladePath('ab-12')).toBe(keyBladePath('AB-12'));
    expect(new Set(pointsOf(keyBladePath('---')).map(([, y]) => y))).toEqual(new Set([2, 7, 12]));
    expect(pointsOf(keyBladePath('')).map(([, y]) => y)).not.toContain(Number.NaN);
  });
});
