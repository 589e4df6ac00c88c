import { expect, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { examples } from '#src/contract/examples.ts';
import { shownIds } from './admin-list.tsx';

/** Adds 19 products to the six of the typical world, which makes three pages. For `beforeEach`. */
export function insertProducts(): void {
  const { body } = examples['products.create'];
  for (let id = 7; id <= 25; id++)
    db.products.insert({ ...body, name: `Game ${id}`, shortName: `game_${id}` });
}

/** Returns ids in page order, such as 25 down to 16. */
export const ids = (from: number, to: number) =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, at) => from + at * Math.sign(to - from));

/** Waits until the list shows exactly these rows in this order. */
export const expectIds = (from: number, to: number) =>
  waitFor(() => expect(shownIds()).toEqual(ids(from, to)));
