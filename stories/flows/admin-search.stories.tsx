import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { overrideTimings } from '#src/app/timings.ts';
import { storyPage } from '#storybook/preview/story-page.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { showMenu } from '../support/admin-shell.ts';

const meta = preview.meta({
  title: 'Flows/Admin search',
  component: AdminShell,
  tags: ['flow'],
  globals: { persona: 'admin' },
  parameters: {
    route: '/admin/products',
    screen: true,
    pictures: false,
    docs: about('How the search box of the admin header and the URL follow each other.'),
  },
});

const box = () => screen.getByRole('searchbox');
const expectAddress = (wanted: string) => waitFor(() => expect(storyPage.route()).toBe(wanted));

/** The debounce is longer than in the app, so that busy machines see it too. Clearing the box changes the URL at once. */
export const SearchWaits = meta.story({
  tags: ['ADM-2', 'FRM-7'],
  name: 'Typed text reaches the URL after a pause, from the first page',
  parameters: { route: '/admin/products?page=3&size=25', timings: { searchDebounce: 1500 } },
  play: async () => {
    await userEvent.click(box());
    await userEvent.paste('“cs2”\u200b ');
    await expect(box()).toHaveValue('cs2');
    await expect(storyPage.route()).toBe('/admin/products?page=3&size=25');
    await expectAddress('/admin/products?size=25&search=cs2');
    overrideTimings({ searchDebounce: 600_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    await expect(box()).toHaveValue('');
    await waitFor(() => expect(box()).toHaveFocus());
    await expectAddress('/admin/products?size=25');
  },
});

/** Leaving the page also cancels a search that is still within the debounce. */
export const SearchEndsWithThePath = meta.story({
  tags: ['ADM-2'],
  name: 'Another list starts without the search; Back restores it',
  play: async ({ step }) => {
    await step('typed, not yet in the URL', async () => {
      await showMenu();
      await userEvent.type(box(), 'late');
      await userEvent.click(await screen.findByRole('link', { name: 'Users' }));
      await expect(box()).toHaveValue('');
      await userEvent.type(box(), 'new');
      await expectAddress('/admin/users?search=new');
      await userEvent.type(box(), 'er');
      await expectAddress('/admin/users?search=newer');
    });
    await step('in the URL', async () => {
      await showMenu();
      await userEvent.click(await screen.findByRole('link', { name: 'Keys' }));
      await expect(box()).toHaveValue('');
      await expect(storyPage.route()).toBe('/admin/keys');
    });
    await step('back', async () => {
      storyPage.back();
      await waitFor(() => expect(box()).toHaveValue('newer'));
      await expect(storyPage.route()).toBe('/admin/users?search=newer');
      storyPage.back();
      await expectAddress('/admin/users'); // one step, however often it was changed
    });
  },
});
