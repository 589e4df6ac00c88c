import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeItems } from './complete-items.ts';

/** What has come after each of the pieces. */
function taken(text: string, size: number): unknown[][] {
  const take = completeItems();
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
  return pieces.map((piece) => take(piece) ?? []);
}

it('gives each item once it is complete', () => {
  const text = '[{"id":1,"username":"a]},{"},\n {"id":2,"username":"\\"b"}, {"id":3,"username":"c"}]';
  expect(taken(text, 20)).toEqual([[], [{ id: 1, username: 'a]},{' }], [{ id: 2, username: '"b' }], [], []]);
});

it('gives all items but the last, in their order, however the text is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (items, size) => {
        // as JSON has it: -0 is 0
        const text = JSON.stringify(items);
        expect(taken(text, size).flat()).toEqual((JSON.parse(text) as unknown[]).slice(0, -1));
      },
    ),
  );
});

it.each(['<html>, sorry', '{"message":"No"}', '"a","b"', '[sorry, 1]'])('gives nothing of %s', (text) => {
  expect(taken(text, 4).flat()).toEqual([]);
});
