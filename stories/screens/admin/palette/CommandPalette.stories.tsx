import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rememberRecent } from '#src/screens/admin/palette/recents.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { dialog, rowElement, userSees } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Command palette',
  component: AdminShell,
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    app: true,
    route: '/admin/products?search=rust',
    docs: {
      description: {
        component:
          'Administrators who prefer the keyboard reach every list and every action of the header with a ' +
          'few letters and Enter. Ctrl K or Cmd K opens it anywhere in the console.',
      },
    },
  },
});

async function open() {
  await rowElement(2);
  await userEvent.keyboard('{Control>}k{/Control}');
  const { getByRole } = await dialog('Command palette');
  await expect(getByRole('combobox', { name: 'Search commands' })).toHaveFocus();
}

const options = () =>
  within(screen.getByRole('dialog', { name: 'Command palette' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** All commands of the header. */
export const Open = meta.story({
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

/** Enter then does nothing. */
export const NoMatch = meta.story({
  name: 'No match',
  tags: ['empty'],
  play: async () => {
    await open();
    await userEvent.keyboard('zebra');
    await userSees('No command matches ‘zebra’');
    await userEvent.keyboard('{Enter}');
    await dialog('Command palette');
  },
});
