import { expect, screen } from 'storybook/test';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { rowOf, shownIds } from './admin-list.tsx';
import {
  expectNoSidewaysScroll,
  expectToast,
  phoneViewport,
  press,
  rowAction,
  rowElement,
  userSees,
} from './index.ts';

/** Differences between the shared states of lists. */
interface ListStates {
  endpoint: EndpointName;
  route: string;
  /** The noun after 'Loading'. */
  rows: string;
  /** A search that finds nothing. */
  unmatched: string;
  /** The toast of a failure. */
  failed: string;
  table: { readonly size: number };
  /** A row of the first page in the typical world, and the actions it has on a phone as well. */
  row: number;
  actions: string[];
  /** False where the pictures of another list show the same. */
  pictures?: boolean;
}

/**
 * The states that all lists share, to be spread into stories: the index reads their names and tags from the
 * source of the stories file. Flows such as Retry and Clear are stories of 'Every list'.
 */
export const listStories = ({ endpoint, route, table, pictures, ...list }: ListStates) => ({
  /** Skeleton rows and 'Loading users' replace the table. */
  loading: {
    parameters: { outcomes: { [endpoint]: 'neverAnswers' }, pictures },
    play: async () => {
      await userSees(`Loading ${list.rows}`);
      await expect(screen.queryByRole('table')).toBeNull();
    },
  },
  empty: {
    globals: { world: 'empty' as const },
    play: async () => {
      await userSees(/^No .+ yet$/);
    },
  },
  /** A search without results offers to clear it. */
  noMatch: {
    parameters: { route: `${route}?search=${list.unmatched}`, pictures },
    play: async () => {
      await userSees(new RegExp(`^No .+ match “${list.unmatched}”$`));
      await expect(screen.getByRole('button', { name: 'Clear the search' })).toBeEnabled();
    },
  },
  /** Pages to the last row. */
  crowded: {
    globals: { world: 'crowded' as const },
    parameters: { pictures: false, screen: false },
    play: async () => {
      const total = table.size;
      const shown = total.toLocaleString('en');
      await userSees(`1–10 of ${shown}`);
      await expect(shownIds()).toHaveLength(10);
      await press('Last page');
      const firstOfLast = Math.floor((total - 1) / 10) * 10 + 1;
      await userSees(`${firstOfLast.toLocaleString('en')}–${shown} of ${shown}`);
      await rowElement(1);
    },
  },
  longestTexts: {
    globals: { world: 'longest' as const },
    play: async () => {
      await rowElement(table.size);
      await expectNoSidewaysScroll();
    },
  },
  /** Each row is a card with all its actions. 'Typical' has the picture at this width. */
  phone: {
    globals: { world: 'typical' as const, ...phoneViewport },
    parameters: { pictures: false },
    play: async () => {
      const row = await rowOf(list.row);
      for (const name of list.actions)
        await expect(row.getByRole('button', { name: rowAction(name) })).toBeVisible();
    },
  },
  /** A toast with the failure, and Retry in place of the rows. */
  failed: {
    parameters: { outcomes: { [endpoint]: 'noMessage' }, pictures },
    play: async () => {
      await expectToast(list.failed);
      await userSees(/^The .+ could not be loaded$/);
      await expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    },
  },
});
