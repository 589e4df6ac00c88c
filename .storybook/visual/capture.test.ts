import { expect, it } from 'vitest';
import { captureStill } from './capture.ts';

const frame = (value: number) => ({ data: Buffer.from([value, 0, 0]), width: 1, height: 1 });

it('waits until two pictures in a row are equal', async () => {
  const shots = [1, 2, 3, 3, 4].map(frame);
  const { pixels, isStill } = await captureStill(async () => shots.shift()!);
  expect([pixels.data[0], isStill, shots.length]).toEqual([3, true, 1]);
});

it('reports a page that never becomes still', async () => {
  let at = 0;
  const { isStill } = await captureStill(async () => frame(++at), 5);
  expect([isStill, at]).toEqual([false, 6]);
});
