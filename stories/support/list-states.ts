import { screen } from 'storybook/test';
import { rowElement } from './index.ts';

/**
 * Creates the states that each list has in its own words and columns, to be spread into stories. Shared states are
 * played once: no match and failed by the list of keys, failures by `stories/outcomes`, the rest by 'Every list'.
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
