import type { ReactNode } from 'react';
import { screen, within } from 'storybook/test';
import { rowElement } from './press.ts';

/** The padding that the admin shell puts around a list. */
export const inMain = (Story: () => ReactNode) => (
  <main className="mx-auto max-w-7xl p-4 sm:p-6">
    <Story />
  </main>
);

/** Queries in the table row of this id, once it is there. */
export const rowOf = async (id: number) => within(await rowElement(id));

/** The column headings in order. On phones only screen readers get them. */
export const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The ids of the shown rows, from top to bottom. */
export const shownIds = () =>
  [...document.querySelectorAll('[id^="row-"]')].map(({ textContent }) => Number(textContent));
