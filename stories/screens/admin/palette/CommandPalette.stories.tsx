import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { rememberRecent } from '#src/screens/admin/palette/commands.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { dialog, expectNoDialog, press, rowElement, userSees } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Command palette',
  component: AdminShell,
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    app: true,
    route: '/admin/products?search=rust',
    docs: about(
      'Administrators who prefer the keyboard reach every list, every main action and a search of any ' +
        'list with a few letters and Enter. Ctrl K or Cmd K opens it anywhere in the console.',
    ),
  },
});

async function open() {
  await rowElement(2);
  await userEvent.keyboard('{Control>}k{/Control}');
  const { getByRole } = await dialog('Command palette');
  await waitFor(() => expect(getByRole('combobox', { name: 'Search commands' })).toHaveFocus());
}

const options = () =>
  within(screen.getByRole('dialog', { name: 'Command palette' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** All pages, the main buttons of all lists, and the actions of the header. */
export const Open = meta.story({
  parameters: { pictures: 'all' },
  name: 'Opened',
  globals: { theme: 'light' },
  play: async () => {
    await open();
    await expect(options()).toEqual([
      'Products',
      'Users',
      'Subscriptions',
      'Keys',
      'Invites',
      'HWID reset requests',
      'Customer dashboard',
      'Create Product',
      'Generate keys',
      'Generate invites',
      'Mass generate',
      'Upload client',
      'Switch to dark theme',
      'Sign out',
    ]);
  },
});

export const Recent = meta.story({
  name: 'Recent commands first',
  beforeEach: () => rememberRecent('/admin/hwid'),
  play: async () => {
    await open();
    await waitFor(() => expect(options()[0]).toBe('HWID reset requests'));
    await expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(
      1,
    );
  },
});

/** No command matches: Enter searches the list that is open. */
export const AnyText = meta.story({
  name: 'Any text: searches of all lists',
  play: async () => {
    await open();
    await userEvent.keyboard('zebra');
    await waitFor(() =>
      expect(options()).toEqual([
        'Search products for “zebra”',
        'Search users for “zebra”',
        'Search subscriptions for “zebra”',
        'Search keys for “zebra”',
        'Search invites for “zebra”',
        'Search requests for “zebra”',
      ]),
    );
  },
});

export const SearchesFromAnotherList = meta.story({
  tags: ['ADM-4'],
  name: 'Pasted key: Enter finds it in the list of keys',
  parameters: { pictures: false },
  play: async () => {
    const { code } = db.keys.all().at(-1)!;
    await open();
    await userEvent.paste(code);
    await waitFor(() => expect(options()[0]).toBe(`Search keys for “${code}”`));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    await userSees('1 key found');
    await expect(screen.getByRole('searchbox')).toHaveValue(code);
  },
});

const mainActions = [
  ['Create Product', 'Create Product'],
  ['Generate keys', 'Generate keys'],
  ['Generate invites', 'Generate invites'],
  ['Mass generate', 'Mass generate'],
] as const;

/** Whatever list is open; Back does not open the dialog again. */
export const MainActions = meta.story({
  tags: ['ADM-4'],
  name: 'Main action of another list: its dialog is open',
  parameters: { pictures: false },
  play: async ({ step }) => {
    await rowElement(2);
    for (const [typed, title] of mainActions) {
      await step(typed, async () => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await dialog('Command palette');
        await userEvent.keyboard(`${typed}{Enter}`);
        await dialog(title);
        await userEvent.keyboard('{Escape}');
        await expectNoDialog();
      });
    }
  },
});

export const FromTheSearchBox = meta.story({
  name: 'Opened by the keys drawn in the search box',
  parameters: { pictures: false },
  globals: { theme: 'light' },
  play: async () => {
    await rowElement(2);
    await press('Clear search');
    if (isPhone()) return expect(screen.queryByRole('button', { name: /^Command palette/ })).toBeNull();
    await press(/^Command palette/);
    await dialog('Command palette');
  },
});

const isPhone = () => matchMedia('(width < 48rem)').matches;
