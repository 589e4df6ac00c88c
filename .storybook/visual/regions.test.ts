import { expect, it } from 'vitest';
import { regionsOf } from './regions.ts';

const WIDTH = 120;
const marked = (...boxes: [x: number, y: number, width: number, height: number][]) => {
  const mask = new Uint8Array(WIDTH * 100);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y++) mask.fill(1, y * WIDTH + left, y * WIDTH + left + width);
  return mask;
};

it('boxes what hangs together, to the pixel', () => {
  expect(regionsOf(marked([10, 20, 50, 30]), WIDTH)).toEqual([{ x: 10, y: 20, width: 50, height: 30 }]);
});

it('keeps places apart that lie apart, from top to bottom', () => {
  expect(regionsOf(marked([80, 70, 5, 5], [2, 3, 4, 4]), WIDTH)).toEqual([
    { x: 2, y: 3, width: 4, height: 4 },
    { x: 80, y: 70, width: 5, height: 5 },
  ]);
});

it('does not join the right edge with the left edge of the next row', () => {
  expect(regionsOf(marked([118, 5, 2, 2], [0, 17, 2, 2]), WIDTH)).toHaveLength(2);
});

it('finds nothing in nothing', () => {
  expect(regionsOf(marked(), WIDTH)).toEqual([]);
});
