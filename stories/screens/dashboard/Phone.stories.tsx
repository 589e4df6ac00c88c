import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts } from './gestures.ts';

/** Below 640 px the header is one menu (SPEC.md §2). */
const meta = preview.meta({
  title: 'Screens/Dashboard/On a phone',
  component: DashboardScreen,
  parameters: {
    persona: 'premium', route: '/dash',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: forgetDrafts,
});

type Play = NonNullable<typeof Menu.input.play>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function openMenu({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible()); // it fades in
  return within(menu);
}

export const Menu = meta.story({
  play: async (context) => {
    const menu = await openMenu(context);
    const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Profile', 'Discord (Linked)', 'Switch to dark theme', 'Change password', 'Sign out']);
    await expect(menu.getByRole('menuitem', { name: 'Discord (Linked)' })).toHaveAttribute('href', '/api/discord/connect');
    await expect(context.canvas.queryByRole('button', { name: /^Profile of/ })).toBeNull();
  },
});

export const DiscordNotLinked = meta.story({
  parameters: { persona: 'customer', visual: false },
  play: async (context) => {
    const menu = await openMenu(context);
    await expect(menu.getByRole('menuitem', { name: 'Discord' })).toBeVisible();
  },
});

export const Profile = meta.story({
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Profile' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Profile' }));
    await waitFor(() => expect(sheet.getByText('premium')).toBeVisible());
    await context.userEvent.click(sheet.getByRole('button', { name: 'Change password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('dialog', { name: 'Profile' })).toBeNull();
  },
});

export const Theme = meta.story({
  parameters: { visual: false },
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect((await openMenu(context)).getByRole('menuitem', { name: 'Switch to light theme' })).toBeVisible();
  },
});
