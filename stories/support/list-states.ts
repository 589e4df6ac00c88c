import { screen } from 'storybook/test';
import { rowElement } from './index.ts';

/**
 * States that each list has with its own words and columns, to be spread into stories: the index reads their names and
 * tags from the source of the stories file. What all lists share is played once: no match and failed by the
 * list of keys, loading and the words of each failure by `stories/outcomes`, the rest by 'Every list'. Columns,
 * cells and the order of rows are in the tree of 'Typical'.
 */
export const listStories = (table: { readonly size: number }, emptyHint: string) => ({
  empty: {
    globals: { world: 'empty' as const },
    parameters: { pictures: false },
    play: async () => {
      await screen.findByText(/^No .+ yet$/);
      await screen.findByText(emptyHint);
    },
  },
  longestTexts: {
    globals: { world: 'longest' as const },
    play: async () => void (await rowElement(table.size)),
  },
});
