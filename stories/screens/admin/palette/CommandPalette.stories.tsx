import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { expectNoDialog } from '../list/play.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Command palette',
  component: AdminShell,
  parameters: { persona: 'admin', route: '/admin/products', screen: true },
});

const palette = () => screen.findByRole('dialog', { name: 'Command palette' });
const options = async () => within(await palette()).getAllByRole('option').map((option) => option.textContent?.replace('↵', ''));

/** Ctrl K or ⌘ K: all that the header can do. */
export const Open = meta.story({
  play: async ({ userEvent, step }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await step('all commands', async () => {
      await expect(within(await palette()).getByRole('combobox', { name: 'Search commands' })).toHaveFocus();
      await expect(await options()).toEqual([
        'Products', 'Users', 'Subscriptions', 'Keys', 'Invites', 'HWID reset requests', 'Customer dashboard',
        'Upload client', 'Switch to dark theme', 'Sign out',
      ]);
    });
  },
});

/** A few letters and Enter; the next time it is among the recent ones. */
export const ByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('go somewhere', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await palette();
      await userEvent.keyboard('hw');
      await waitFor(async () => expect(await options()).toEqual(['HWID reset requests']));
      await userEvent.keyboard('{Enter}');
      await expectNoDialog();
      await waitFor(() => expect(canvas.getByRole('link', { name: /^HWID/ })).toHaveAttribute('aria-current', 'page'));
    });
    await step('recent first, arrows move', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect((await options())[0]).toBe('HWID reset requests'));
      await expect(within(await palette()).getByRole('group', { name: 'Recent' })).toBeVisible();
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
  },
});

/** A command may open a dialog. */
export const UploadFromThePalette = meta.story({
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Command palette' }));
    await palette();
    await userEvent.keyboard('upl{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Upload client' })).toBeVisible();
  },
});

/** Nothing to be found. */
export const NoMatch = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await palette();
    await userEvent.keyboard('zebra');
    await expect(await screen.findByText('No command matches ‘zebra’')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await palette()).toBeVisible();
  },
});
