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

/** The headings of the columns, in their order. On phones they are there for screen readers only. */
export const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The ids of the rows that are shown, top down. */
export const shownIds = () =>
  [...document.querySelectorAll('[id^="row-"]')].map(({ textContent }) => Number(textContent));
