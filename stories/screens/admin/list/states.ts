import { expect, screen } from 'storybook/test';
import { mend } from '#storybook/world.ts';
import { type Playing, rowOf, shownIds } from './play.tsx';

/*
 * Plays of the states in which the six lists are alike (SPEC.md §2, §8). Every list still has a story of each, for its
 * pictures and for what is its own.
 */

/** Without an answer yet, 'Loading users' is said and no empty table shown. */
export const isLoading = (rows: string) => async ({ canvas }: Playing) => {
  await expect(await canvas.findByText(`Loading ${rows}`)).toBeInTheDocument();
  await expect(canvas.queryByRole('table')).toBeNull();
};

export async function isEmpty({ canvas }: Playing) {
  await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
}

export async function findsNothing({ canvas }: Playing) {
  await expect(await canvas.findByText('No results')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
}

/** Clear brings back all rows, among them the one with this id. */
export const findsAllAgain = (id: number) => async ({ canvas, userEvent }: Playing) => {
  await findsNothing({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await rowOf(canvas, id);
};

/** A crowded list is as quick to page as a small one, to its very end. `count` is asked once the world is there. */
export const pagesToItsEnd = (count: () => number) => async ({ canvas, userEvent }: Playing) => {
  const total = count();
  const shown = total.toLocaleString('en');
  await expect(await canvas.findByText(`1–10 of ${shown}`)).toBeVisible();
  await expect(shownIds(canvas)).toHaveLength(10);
  await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
  await expect(await canvas.findByText(`${(total - 9).toLocaleString('en')}–${shown} of ${shown}`)).toBeVisible();
  await rowOf(canvas, 1);
};

/** However long the texts are, the page as a whole does not scroll sideways. */
export const fitsTheWindow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** The toast says what failed and the place of the rows that nothing came; Retry brings them, among them the one with this id. */
export const failsAndRetries = (endpoint: string, says: string, id: number) => async ({ canvas, userEvent }: Playing) => {
  await screen.findByText(says);
  await expect(canvas.getByText('The list could not be loaded')).toBeVisible();
  mend(endpoint);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await rowOf(canvas, id);
};

/** The toast has the server's own words. */
export async function failsWithTheServersMessage() {
  await screen.findByText('Down for maintenance until 14:00 UTC');
}
