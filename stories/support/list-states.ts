import { expect, screen } from 'storybook/test';
import { expectToast, press, rowElement, userSees } from './index.ts';
import { shownIds } from './admin-list.tsx';

/*
 * Plays of the states that all lists share. Each list has a story of each state; flows such as Retry and
 * Clear are stories of 'Every list'.
 */

/** Skeleton rows and 'Loading users' replace the table. */
export const expectListLoading = (rows: string) => async () => {
  await userSees(`Loading ${rows}`);
  await expect(screen.queryByRole('table')).toBeNull();
};

export async function expectListEmpty() {
  await userSees(/^No .+ yet$/);
}

/** A search without results offers to clear it. */
export async function expectListWithoutMatch() {
  await userSees(/^No .+ match “.+”$/);
  await expect(screen.getByRole('button', { name: 'Clear the search' })).toBeEnabled();
}

/** A toast with the failure, and Retry in place of the rows. */
export const expectListFailed = (message: string) => async () => {
  await expectToast(message);
  await userSees(/^The .+ could not be loaded$/);
  await expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
};

/** Pages to the last row. `count` is called once the story's world exists. */
export const pageToTheEnd = (count: () => number) => async () => {
  const total = count();
  const shown = total.toLocaleString('en');
  await userSees(`1–10 of ${shown}`);
  await expect(shownIds()).toHaveLength(10);
  await press('Last page');
  await userSees(`${(total - 9).toLocaleString('en')}–${shown} of ${shown}`);
  await rowElement(1);
};
